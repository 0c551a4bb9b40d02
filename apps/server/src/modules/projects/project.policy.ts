import { may, type Principal } from '@msurvey/domain';
import { seesAll } from '#modules/access/index.ts';

export interface ProjectFacts {
  isArchived: boolean;
  isMember: boolean;
}

/** The switches decide, inside the projects one is of; an archived project can only be read or restored. */
export function projectAbilities(who: Principal, project: ProjectFacts) {
  const inside = project.isMember || seesAll(who);
  const open = inside && !project.isArchived;
  return {
    edit: open && may(who, 'Project/Edit'),
    archive: inside && may(who, 'Project/Edit'),
    addMember: open && may(who, 'Team/Create'),
    removeMember: open && may(who, 'Team/Delete'),
    addSite: open && may(who, 'Site/Create'),
    removeSite: open && may(who, 'Site/Delete'),
  };
}

/** A team keeps at least one member. */
export const memberAbilities = (who: Principal, project: ProjectFacts & { hasSeveral: boolean }) => ({
  remove: projectAbilities(who, project).removeMember && project.hasSeveral,
  sites: may(who, 'Site/View'),
});
