import { PROJECT_SACP } from '@msurvey/domain';
import type { Known, View } from './view.ts';

/** Everybody is in the team of SACP but a few; `small` is a project with twenty. */
export const teamViews = ({ small, users, collectors, validators }: Known): View[] => {
  const teams = { 'large team': PROJECT_SACP, 'small team': small };
  return Object.entries(teams).flatMap(([team, projectId]) => {
    const members = (name: string, query: Record<string, string | number>): View => ({
      name: `${team}: ${name}`,
      call: 'projectMembers',
      query: { projectId, ...query },
    });
    const candidates = (name: string, body: object): View => ({
      name: `${team}, candidates: ${name}`,
      call: 'projectCandidates',
      body: { projectId, ...body },
    });
    return [
      members('first page', {}),
      members('name contains “talukder”', { username: 'talukder' }),
      members('a Bengali name', { username: 'নাসরিন' }),
      members('one user name', { username: `field.${users - 1}` }),
      members('a name of an organisation', { username: 'talukder', orgId: 1 }),
      members('one organisation', { orgId: 1 }),
      members('role of one organisation', { orgId: 1, roleName: 'data collector' }),
      members('role that nearly all hold', { roleName: 'data collector' }),
      members('role that few hold', { roleName: 'validator' }),
      candidates('first page', {}),
      candidates('name contains “talukder”', { username: 'talukder' }),
      candidates('a Bengali name', { username: 'নাসরিন' }),
      candidates('one user name', { username: `field.${users - 1}` }),
      candidates('one organisation', { org_id: 1 }),
      candidates('role that nearly all hold', { role_id: collectors }),
      candidates('role that few hold', { role_id: validators }),
      { name: `${team}: its organisations`, call: 'projectOrganizations', query: { id: projectId } },
    ];
  });
};

export const projectViews: View[] = [
  { name: 'projects that could be an umbrella', call: 'umbrellaOptions', query: {} },
  ...(
    [
      ['first page', {}],
      ['archived', { isArchived: true }],
      ['not archived', { isArchived: false }],
      ['name contains “canal”', { name: 'canal' }],
      ['one name', { name: 'project 4321' }],
      ['a Bengali name', { name: 'খাল' }],
      ['archived, latest to start', { isArchived: true, sortBy: 'startDate', sortOrder: 'desc' }],
      ['newest', { sortBy: 'createdAt', sortOrder: 'desc' }],
      ['last by name', { sortBy: 'name', sortOrder: 'desc' }],
      ['name contains “canal”, not archived, by start', { name: 'canal', isArchived: false, sortBy: 'startDate' }],
    ] as const
  ).map(([name, body]): View => ({ name: `projects: ${name}`, call: 'myProjects', body })),
  { name: 'projects: partners', call: 'partnerOptions' },
  { name: 'projects: roles of an organisation', call: 'projectRoles', query: { orgId: 1 } },
  { name: 'projects: roles of any', call: 'projectRoles' },
];
