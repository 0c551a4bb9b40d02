import { join } from 'node:path';

/** The root of the workspace, wherever a script is called from. */
export const ROOT = join(import.meta.dirname, '..');
export const at = (...parts) => join(ROOT, ...parts);
