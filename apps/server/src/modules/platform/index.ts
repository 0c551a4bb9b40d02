export { firstStart } from './first-start.ts';
export { platformHandlers } from './platform.routes.ts';
