import { fileURLToPath } from 'node:url';
import { type ServedPage, servePage } from '../build/page-of-parts.ts';

export const serveGallery = (): Promise<ServedPage> =>
  servePage(fileURLToPath(new URL('./vite.config.ts', import.meta.url)));
