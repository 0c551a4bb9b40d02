import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [react()],
  resolve: {
    alias: [{ find: /^~\//, replacement: `${here('../../../apps/console/src')}/` }],
    dedupe: ['react', 'react-dom', '@emotion/react', 'i18next', 'react-i18next', 'react-hook-form'],
  },
  server: { port: 5174 },
  build: { outDir: here('../dist/harness'), emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2000 },
});
