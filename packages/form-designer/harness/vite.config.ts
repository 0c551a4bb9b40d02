import { fileURLToPath } from 'node:url';
import { pageOfParts } from '../../../apps/console/build/page-of-parts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default pageOfParts({ root: here('.'), outDir: here('../dist/harness') });
