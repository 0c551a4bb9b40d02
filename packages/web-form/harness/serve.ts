import { fileURLToPath } from 'node:url';
import { type ServedPage, servePage } from '../../../apps/console/build/page-of-parts.ts';

export const serveHarness = (): Promise<ServedPage> =>
  servePage(fileURLToPath(new URL('./vite.config.ts', import.meta.url)));
