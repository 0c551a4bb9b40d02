interface View {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

const templates = (name: string, body: object): View => ({
  name: `library: ${name}`,
  method: 'POST',
  path: '/project/forms/template-list',
  body,
});
const ofProject = (name: string, projectId: number, query: Record<string, string>): View => ({
  name: `project with 500 forms: ${name}`,
  method: 'GET',
  path: `/project/forms/list?${new URLSearchParams({ projectId: String(projectId), ...query })}`,
});

/** First pages of the lists of forms, with their filters; each answer also has the count of all. */
export const formViews = (projectId: number): View[] => [
  templates('deployed', {}),
  templates('drafts', { state: 'draft' }),
  templates('deleted', { state: 'deleted' }),
  templates('one title', { name: 'Household survey 12341' }),
  templates('by title', { sortBy: 'title' }),
  templates('latest change', { sortBy: 'formUpdatedAt', sortOrder: 'desc' }),
  templates('one month', { fromDate: '2026-06-01', toDate: '2026-06-30' }),
  templates('page 500', { currentPage: 500 }),
  ofProject('first page', projectId, {}),
  ofProject('name contains “crop”, active', projectId, { formName: 'crop', isActive: 'true' }),
  ofProject('most submissions', projectId, { sortBy: 'totalSubmission', sortOrder: 'desc' }),
  ofProject('by target', projectId, { sortBy: 'target', sortOrder: 'desc' }),
  {
    name: 'project with 500 forms: summary',
    method: 'GET',
    path: `/project/forms/summary?projectId=${projectId}`,
  },
  { name: 'import: forms by title', method: 'GET', path: `/project/forms/import/source?id=${projectId}&q=crop` },
];
