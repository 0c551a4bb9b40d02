import type { registry, workLists } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { startListExport } from '#tables/list-export.ts';
import { bindingHandlers } from './bindings/bindings.routes.ts';
import { duplicatePairs, memberMerges } from './duplicates/desk.ts';
import { likelyDuplicates } from './duplicates/likely-duplicates.ts';
import { distinctMembers, mergeMembers, undoMerge } from './duplicates/merge-members.ts';
import { exportWord } from './exports/export-texts.ts';
import { registryForms } from './forms/registry-forms.queries.ts';
import { distinctGroups, groupCodeHolder, groupPairs, undoDistinctGroups } from './group-codes/group-codes.routes.ts';
import { deleteGroup } from './groups/delete-group.ts';
import { groupProfile } from './groups/group-profile.ts';
import { listGroups } from './groups/list-groups.ts';
import { deleteMember } from './members/delete-member.ts';
import { listMembers } from './members/list-members.ts';
import { memberProfile } from './members/member-profile.ts';
import { questionBlocks } from './standard-forms/blocks.ts';
import { youthHandlers } from './youth/youth.routes.ts';

/** Lists of field work stand beside the registries on the wire; activities answers them. */
type OwnOperations = Omit<typeof registry, keyof typeof workLists>;

export const registryHandlers = (context: Context): Handlers<OwnOperations> => ({
  ...bindingHandlers(context),
  ...youthHandlers(context),
  questionBlocks,
  registryForms: async ({ db, project }) => ({ data: await registryForms(db, project.homeId) }),

  members: listMembers,
  member: memberProfile,
  deleteMember,
  exportMembers: (call) => {
    const { type: format, values, ...filter } = call.body;
    const name = exportWord('members', call.language);
    return startListExport(context, call, { list: 'members', name, filter, format, values });
  },

  groups: listGroups(context),
  group: groupProfile(context),
  deleteGroup,
  exportGroups: (call) => {
    const { type: format, values, ...filter } = call.body;
    const name = exportWord('groups', call.language);
    return startListExport(context, call, { list: 'groups', name, filter, format, values });
  },

  groupCodeHolder,
  groupPairs: groupPairs(context),
  distinctGroups,
  undoDistinctGroups,

  likelyDuplicates,
  duplicatePairs,
  mergeMembers,
  distinctMembers,
  undoMerge,
  memberMerges,
});
