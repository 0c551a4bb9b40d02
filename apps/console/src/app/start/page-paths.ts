/** Run by the build, in Node: the addresses of all screens, so that the server knows which address is none. */
import type { Page } from '~/lib/page.tsx';

const tables = import.meta.glob<Page[]>(['../../features/*/routes.tsx', '../pages/routes.tsx'], {
  eager: true,
  import: 'pages',
});

export const pagePaths: string[] = [
  ...new Set(['/', ...Object.values(tables).flatMap((pages) => pages.map((page) => page.path))]),
].sort();
