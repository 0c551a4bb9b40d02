import { fileURLToPath } from 'node:url';
import { pageOfParts } from '../build/page-of-parts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default pageOfParts({ root: here('.'), outDir: here('../../../packages/ui/dist/gallery') });
