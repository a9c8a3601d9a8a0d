/** So many files are asked for at once: enough to keep a disk busy, few enough for any limit on open files. */
const IN_FLIGHT = 64;

/**
 * A reader of files that are going to be asked for in the order of `uris`: while one is taken, the next ones
 * are under way. `read` never rejects. A file asked for out of order is simply read.
 */
export function readAhead<T>(
  uris: readonly string[],
  read: (uri: string) => Promise<T>,
): (uri: string) => Promise<T> {
  const places = new Map(uris.map((uri, index) => [uri, index]));
  const under = new Map<string, Promise<T>>();
  let started = 0;
  return (uri) => {
    const place = places.get(uri);
    if (place === undefined) return read(uri);
    for (; started < uris.length && started < place + IN_FLIGHT; started++) {
      const next = uris[started] ?? '';
      under.set(next, read(next));
    }
    const wanted = under.get(uri) ?? read(uri);
    under.delete(uri);
    return wanted;
  };
}
