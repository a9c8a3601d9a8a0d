/** Waiting with an end to it. */

/** The promise's value, or an error naming what was waited for. */
export async function within<T>(milliseconds: number, what: string, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const overtime = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`Waited ${milliseconds / 1000} s in vain for ${what}.`));
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, overtime]);
  } finally {
    clearTimeout(timer);
  }
}
