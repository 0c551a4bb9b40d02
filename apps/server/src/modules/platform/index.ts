export { firstStart } from './first-start.ts';
export { hasUsers } from './platform.queries.ts';
export { platformHandlers } from './platform.routes.ts';
