import type { Operation, OperationName } from '@msurvey/contract';

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** What an operation needs besides its project. An operation that needs more than stands here fails the census. */
const SAMPLES: Partial<Record<OperationName, Input>> = {
  updateProject: { body: { name: 'A name of the census' } },
  archiveProject: { body: { isArchived: true } },
  addProjectMembers: { body: { projectmembers: [1] } },
  removeProjectMember: { query: { userId: 1 } },
  createSites: { body: { sites: [1] } },
  deleteSite: { body: { siteId: 1 } },
};

/** An input that passes the schemas of the operation, with this project in its place. */
export function inputFor(name: OperationName, o: Operation, projectId: number): Required<Input> {
  const { params = {}, query = {}, body = {} } = SAMPLES[name] ?? {};
  const input = { params: { ...params }, query: { ...query }, body: { ...body } };
  if (o.project) input[o.project.from][o.project.field] = projectId;
  for (const part of ['params', 'query', 'body'] as const) {
    const checked = o[part]?.safeParse(input[part]);
    if (checked && !checked.success) {
      const missing = checked.error.issues.map((issue) => issue.path.join('.')).join(', ');
      throw new Error(`${name}: add a sample to project-inputs.ts; its ${part} also needs: ${missing}`);
    }
  }
  if (o.upload) throw new Error(`${name}: teach project-boundary.test.ts to send a file`);
  return input;
}
