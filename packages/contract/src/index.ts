import { access } from './access.ts';
import { audit } from './audit.ts';
import { codeLists } from './code-lists.ts';
import { notifications, platform, projects } from './platform.ts';
import { session } from './session.ts';

export type { UserRow } from './access.ts';
export * from './operation.ts';
export type { LoginUser } from './session.ts';

/** Every operation of the product, by name. */
export const contract = { ...platform, ...access, ...session, ...codeLists, ...projects, ...notifications, ...audit };
export type Contract = typeof contract;
export type OperationName = keyof Contract;
