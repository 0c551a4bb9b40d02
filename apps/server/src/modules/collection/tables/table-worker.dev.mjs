// A thread does not inherit the loader for TypeScript, so a worker of the sources begins here; the bundle has no need of it.
import { register } from 'tsx/esm/api';

register();
await import('./table-worker.ts');
