/** Pages beside the console that show parts of it in its dress: the gallery, the harness of forms. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, preview, type UserConfig } from 'vite';

const consoleSource = fileURLToPath(new URL('../src/', import.meta.url));

export const pageOfParts = ({ root, outDir }: { root: string; outDir: string }): UserConfig =>
  defineConfig({
    root,
    plugins: [react()],
    resolve: {
      alias: [{ find: /^~\//, replacement: consoleSource }],
      dedupe: ['react', 'react-dom', '@emotion/react', 'i18next', 'react-i18next', 'react-hook-form'],
    },
    server: { port: 5174 },
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2000 },
  });

export interface ServedPage {
  url: string;
  close(): Promise<void>;
}

/** The page as a browser would get it: built, minified, on a free port. */
export async function servePage(configFile: string): Promise<ServedPage> {
  // Tests that run side by side build it side by side.
  const outDir = await mkdtemp(join(tmpdir(), 'page-of-parts-'));
  await build({ configFile, logLevel: 'error', build: { outDir } });
  const server = await preview({
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error(`${configFile} has no address`);
  return {
    url,
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
