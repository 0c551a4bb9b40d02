import { PROJECT_SACP } from '@msurvey/domain';

interface View {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

const get = (name: string, path: string, query: Record<string, string | number>): View => ({
  name,
  method: 'GET',
  path: `${path}?${new URLSearchParams(Object.entries(query).map(([k, v]): [string, string] => [k, String(v)]))}`,
});
const post = (name: string, path: string, body: object): View => ({ name, method: 'POST', path, body });

/** First pages of the lists around projects. Everybody is in the team of SACP; `small` is a project with twenty. */
export const projectViews = (small: number, users: number): View[] => {
  const teams = { 'large team': PROJECT_SACP, 'small team': small };
  const lists = Object.entries(teams).flatMap(([team, projectId]) => {
    const members = (name: string, query: Record<string, string | number>) =>
      get(`${team}: ${name}`, '/project/members', { projectId, ...query });
    const candidates = (name: string, body: object) =>
      post(`${team}, candidates: ${name}`, '/project/users/list', { projectId, ...body });
    return [
      members('first page', {}),
      members('name contains “talukder”', { username: 'talukder' }),
      members('one user name', { username: `field.${users - 1}` }),
      members('one organisation', { orgId: 1 }),
      members('role of one organisation', { orgId: 1, roleName: 'data collector' }),
      members('role that nearly all hold', { roleName: 'data collector' }),
      members('role that few hold', { roleName: 'validator' }),
      candidates('first page', {}),
      candidates('name contains “talukder”', { username: 'talukder' }),
      candidates('one organisation', { org_id: 1 }),
      get(`${team}: its organisations`, '/project/organizations', { id: projectId }),
    ];
  });
  return [
    ...lists,
    post('projects: first page', '/project/list', {}),
    post('projects: name contains “canal”, not archived', '/project/list', { name: 'canal', isArchived: false }),
    post('projects: archived, latest to start', '/project/list', {
      isArchived: true,
      sortBy: 'startDate',
      sortOrder: 'desc',
    }),
  ];
};
