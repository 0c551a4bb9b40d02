import { build, preview } from 'vite';
import { fileURLToPath } from 'node:url';

const configFile = fileURLToPath(new URL('./vite.config.ts', import.meta.url));

export interface ServedHarness {
  url: string;
  close(): Promise<void>;
}

/** The harness as a browser would get it: built, minified, on a free port. */
export async function serveHarness(): Promise<ServedHarness> {
  await build({ configFile, logLevel: 'error' });
  const server = await preview({ configFile, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('the harness has no address');
  return { url, close: () => server.close() };
}
