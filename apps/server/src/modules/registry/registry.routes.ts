import type { registry } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { bindingHandlers } from './bindings/bindings.routes.ts';
import { listDemonstrations } from './demonstrations/list-demonstrations.ts';
import { duplicatePairs, memberMerges } from './duplicates/desk.ts';
import { likelyDuplicates } from './duplicates/likely-duplicates.ts';
import { distinctMembers, mergeMembers, undoMerge } from './duplicates/merge-members.ts';
import { startExport } from './exports/start-export.ts';
import { registryForms } from './forms/registry-forms.queries.ts';
import { deleteGroup } from './groups/delete-group.ts';
import { groupProfile } from './groups/group-profile.ts';
import { listGroups } from './groups/list-groups.ts';
import { listInfrastructure } from './infrastructure/list-infrastructure.ts';
import { deleteMember } from './members/delete-member.ts';
import { listMembers } from './members/list-members.ts';
import { memberProfile } from './members/member-profile.ts';

export const registryHandlers = (context: Context): Handlers<typeof registry> => ({
  ...bindingHandlers(context),
  registryForms: async ({ db, query }) => ({ data: await registryForms(db, query.projectId) }),

  members: listMembers,
  member: memberProfile,
  deleteMember,
  exportMembers: (call) => {
    const { type, ...filter } = call.body;
    return startExport(context, call, 'members', filter, type);
  },

  groups: listGroups,
  group: groupProfile,
  deleteGroup,
  exportGroups: (call) => {
    const { type, ...filter } = call.body;
    return startExport(context, call, 'groups', filter, type);
  },

  likelyDuplicates,
  duplicatePairs,
  mergeMembers,
  distinctMembers,
  undoMerge,
  memberMerges,

  demonstrations: listDemonstrations,
  exportDemonstrations: (call) => {
    const { type, ...filter } = call.body;
    return startExport(context, call, 'demonstrations', filter, type);
  },

  infrastructures: listInfrastructure,
  exportInfrastructures: (call) => {
    const { format, ...filter } = call.body;
    return startExport(context, call, 'infrastructure', filter, format);
  },
});
