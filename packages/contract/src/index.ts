import { access } from './access.ts';
import { audit } from './audit.ts';
import { codeLists } from './code-lists.ts';
import { notifications, platform, projects } from './platform.ts';
import { session } from './session.ts';

export { access, type UserRow } from './access.ts';
export { audit } from './audit.ts';
export { codeLists } from './code-lists.ts';
export * from './operation.ts';
export { notifications, platform, projects } from './platform.ts';
export { type LoginUser, session } from './session.ts';

/** Every operation of the product, by name. */
export const contract = { ...platform, ...access, ...session, ...codeLists, ...projects, ...notifications, ...audit };
export type Contract = typeof contract;
export type OperationName = keyof Contract;
