import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [react()],
  resolve: {
    alias: [{ find: /^~\//, replacement: `${here('./src')}/` }],
    dedupe: ['react', 'react-dom', '@emotion/react', 'i18next', 'react-i18next', 'react-hook-form'],
  },
  server: { port: 5173, proxy: { '/msurvey': 'http://localhost:8080' } },
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'es2022',
    // A strict CSP allows fonts and images from our own address only, so nothing becomes a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every screen needs and what changes only with the dependencies stays cached between releases.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|use-sync-external-store)[\\/]/,
            },
            { name: 'texts', test: /node_modules[\\/](i18next|react-i18next|i18next-icu|intl-messageformat|@formatjs)[\\/]/ },
          ],
        },
      },
    },
  },
});
