import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/** In a log, colours are noise; some tools paint all the same unless told. */
export const PLAIN = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' };

/** Runs a script of Node to its end, with our own output; ends it when `limitMs` is over. */
export function run(args, { cwd = ROOT, env = {}, limitMs, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio, env: { ...process.env, ...PLAIN, ...env } });
    let late = false;
    const timer =
      limitMs &&
      setTimeout(() => {
        late = true;
        child.kill('SIGTERM');
        // One that does not listen must not hold up everything that waits for it.
        setTimeout(() => child.kill('SIGKILL'), 15_000).unref();
      }, limitMs);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, signal, late });
    });
  });
}
