import { access } from './access.ts';
import { audit } from './audit.ts';
import { codeLists } from './code-lists.ts';
import { geography, sites } from './geography.ts';
import { notifications, platform } from './platform.ts';
import { projects } from './projects.ts';
import { session } from './session.ts';

export { access, type UserRow } from './access.ts';
export { audit } from './audit.ts';
export { codeLists } from './code-lists.ts';
export * from './operation.ts';
export { type GeoImportReport, geography, sites } from './geography.ts';
export { notifications, platform } from './platform.ts';
export { type ProjectCard, projects } from './projects.ts';
export { type LoginUser, session } from './session.ts';

/** Every operation of the product, by name. */
export const contract = {
  ...platform,
  ...access,
  ...session,
  ...codeLists,
  ...projects,
  ...geography,
  ...sites,
  ...notifications,
  ...audit,
};
export type Contract = typeof contract;
export type OperationName = keyof Contract;
