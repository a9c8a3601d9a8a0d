/** Running other programs: steps that may be repeated, and servers that must not outlive us. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface StepOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds before the step is stopped and counted as failed. */
  readonly timeout?: number;
  /** How often to try in all: more than 1 for steps that use the network. */
  readonly tries?: number;
}

/**
 * Runs a program to its end and returns what it printed (both streams). Throws with the last
 * lines of that output when it fails, after the given number of tries.
 */
export async function step(
  command: string,
  args: readonly string[],
  options: StepOptions = {},
): Promise<string> {
  const tries = options.tries ?? 1;
  for (let attempt = 1; ; attempt++) {
    const { code, output } = await once(command, args, options);
    if (code === '0') return output;
    const line = [command, ...args].join(' ');
    const tail = output.trim().split('\n').slice(-25).join('\n');
    if (attempt >= tries) throw new Error(`\`${line}\` failed (${code}):\n${tail}`);
    console.log(`  \`${line}\` failed (${code}), try ${attempt} of ${tries}. Trying again…`);
    await pause(3000 * attempt);
  }
}

function once(
  command: string,
  args: readonly string[],
  options: StepOptions,
): Promise<{ code: string; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const stop = endWithUs(child);
    let output = '';
    let overtime = false;
    const timer = setTimeout(() => {
      overtime = true;
      void stop();
    }, options.timeout ?? 600_000);
    const add = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    const done = (code: string): void => {
      clearTimeout(timer);
      children.delete(child);
      resolve({ code: overtime ? 'took too long' : code, output });
    };
    child.on('error', (error) => {
      done(error.message);
    });
    child.on('close', (code, signal) => {
      done(String(code ?? signal));
    });
  });
}

export interface Server {
  /** Rejects when the program ends before it is stopped; never resolves. */
  readonly died: Promise<never>;
  /** Ends the program and every process of its group. */
  stop(): Promise<void>;
}

/** Starts a program that serves until stopped, its output going to a log file. */
export function serve(command: string, args: readonly string[], env: NodeJS.ProcessEnv, log: string): Server {
  mkdirSync(path.dirname(log), { recursive: true });
  const stream = createWriteStream(log);
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  child.stdout.pipe(stream, { end: false });
  child.stderr.pipe(stream, { end: false });
  const end = endWithUs(child);
  let stopping = false;
  const died = new Promise<never>((_, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (!stopping) reject(new Error(`The editor ended by itself (${String(code ?? signal)}); see ${log}`));
    });
  });
  died.catch(() => undefined); // Whoever races with it sees the error; nobody may be racing.
  return {
    died,
    async stop() {
      stopping = true;
      await end();
      stream.end();
    },
  };
}

/** Programs still running. Each leads a process group of its own. */
const children = new Set<ChildProcess>();

/** Registers a group leader; the function returned ends its group, politely and then for good. */
function endWithUs(child: ChildProcess): () => Promise<void> {
  children.add(child);
  return async () => {
    signalGroup(child, 'SIGTERM');
    for (let waited = 0; waited < 3000 && signalGroup(child, 0); waited += 50) await pause(50);
    signalGroup(child, 'SIGKILL');
    children.delete(child);
  };
}

/** False when the group has no process left. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (child.pid === undefined) return false;
  try {
    return process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}

// A run that is interrupted or throws must leave no editor behind: other work shares the machine.
process.on('exit', () => {
  children.forEach((child) => signalGroup(child, 'SIGKILL'));
});
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.on(signal, () => process.exit(code));
}
