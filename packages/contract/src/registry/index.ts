import { bindings } from './bindings.ts';
import { questionBlocks } from './blocks.ts';
import { demonstrations } from './demonstrations.ts';
import { duplicates } from './duplicates.ts';
import { registryForms } from './forms.ts';
import { groupCodes } from './group-codes.ts';
import { groups } from './groups.ts';
import { infrastructure } from './infrastructure.ts';
import { members } from './members.ts';
import { youthBounds } from './youth-bounds.ts';

export { bindings, type FormBinding } from './bindings.ts';
export { youthBounds } from './youth-bounds.ts';
export type { DemonstrationFilter, DemonstrationRow } from './demonstrations.ts';
export type { ComparedMember } from './duplicates.ts';
export type { ComparedGroup } from './group-codes.ts';
export type { GroupFilter, GroupProfile, GroupRow } from './groups.ts';
export {
  INFRASTRUCTURE_TYPES,
  type InfrastructureFilter,
  type InfrastructureRow,
  type InfrastructureType,
} from './infrastructure.ts';
export type { MemberFilter, MemberProfile, MemberRow } from './members.ts';
export { PROJECT_COUNTS, REGISTRY_PAGE_SIZE, REGISTRY_PAGE_SIZES } from './shapes.ts';

/** Of field work that is listed beside the registries. */
export const workLists = { ...demonstrations, ...infrastructure };

export const registry = {
  ...bindings,
  ...questionBlocks,
  ...registryForms,
  ...members,
  ...groups,
  ...groupCodes,
  ...duplicates,
  ...youthBounds,
  ...workLists,
};
