import { access } from './access/index.ts';
import { audit } from './audit.ts';
import { codeLists } from './code-lists.ts';
import { collection } from './collection/index.ts';
import { forms } from './forms/index.ts';
import { geography, sites } from './geography.ts';
import { notifications, platform } from './platform.ts';
import { projects } from './projects.ts';
import { session } from './session.ts';

export { access, type UserRow } from './access/index.ts';
export { audit } from './audit.ts';
export { codeLists } from './code-lists.ts';
export {
  collection,
  type DataFilter,
  devices,
  formData,
  formExports,
  formUsers,
  type FormUser,
  type SubmissionRow,
  type Task,
} from './collection/index.ts';
export * from './operation.ts';
export {
  type FormDetail,
  type FormDiagnostic,
  type FormDifference,
  type FormMedia,
  type FormQuestion,
  type FormRow,
  forms,
  type XformRow,
} from './forms/index.ts';
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
  ...forms,
  ...collection,
  ...notifications,
  ...audit,
};
export type Contract = typeof contract;
export type OperationName = keyof Contract;
