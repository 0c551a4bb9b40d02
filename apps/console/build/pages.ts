/** Writes the addresses of all screens (pages.json): the server answers 404 where there is none. */
import type { Plugin } from 'vite';
import { runInNode } from './run-in-node.ts';

export const pages: Plugin = {
  name: 'pages',
  apply: 'build',
  async generateBundle() {
    const { pagePaths } = await runInNode<{ pagePaths: string[] }>('../src/app/start/page-paths.ts');
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pagePaths) });
  },
};
