import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

export const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const alias = [{ find: /^~\//, replacement: `${here('../src')}/` }];

/** A module of the console, loaded by the build itself. */
export async function runInNode<T>(path: string): Promise<T> {
  // the console's tabs talk to one another, which would keep this process alive
  Object.assign(globalThis, { BroadcastChannel: undefined });
  const { module } = await runnerImport<T>(here(path), { configFile: false, logLevel: 'error', resolve: { alias } });
  return module;
}
