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
  importForm: { body: { id_string: 'census', form_title: 'Of the census', organizations: [1] } },
  importUsers: { body: { orgList: [], roleList: [] } },
  changeFormTitle: { body: { title: 'Of the census' } },
  setFormTarget: { body: { target: 5 } },
  formUser: { query: { userId: 1 } },
  addFormUsers: { body: { userIds: [1] } },
  setFormUserStatus: { body: { userId: 1, isActive: true } },
  distributeTargets: { body: { targetDate: '2026-12-31' } },
  setTargets: { body: { targetSetting: { targetValue: 1, targetDate: '2026-12-31' }, users: [1] } },
  submission: { query: { instanceId: 'uuid:census' } },
  submissionDifference: { query: { instanceId: 'uuid:census', from: 1, to: 2 } },
  submissionXml: { query: { instanceId: 'uuid:census' } },
  submissionFile: { query: { instanceId: 'uuid:census', name: 'a.jpg' } },
  deleteSubmissions: { body: { instanceIds: ['uuid:census'] } },
  chooseFormColumns: { body: { columns: [] } },
  exportData: { body: { type: 'xlsx' } },
  applyDataImport: { body: { importId: '00000000-0000-4000-8000-000000000000' } },
  undoDataImport: { body: { importId: '00000000-0000-4000-8000-000000000000' } },
};

/** `targetSetting.formId` reaches inside. */
function put(input: Record<string, unknown>, path: string, value: number): void {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) input[key] = value;
  else {
    const inner = { ...((input[key] ?? {}) as Record<string, unknown>) };
    put(inner, rest.join('.'), value);
    input[key] = inner;
  }
}

/** An input that passes the schemas of the operation, with this project, or this form, in its place. */
export function inputFor(name: OperationName, o: Operation, id: number): Required<Input> {
  const { params = {}, query = {}, body = {} } = SAMPLES[name] ?? {};
  const input = { params: { ...params }, query: { ...query }, body: { ...body } };
  const gate = o.project ?? o.form;
  if (gate) put(input[gate.from], gate.field, id);
  for (const part of ['params', 'query', 'body'] as const) {
    const checked = o[part]?.safeParse(input[part]);
    if (checked && !checked.success) {
      const missing = checked.error.issues.map((issue) => issue.path.join('.')).join(', ');
      throw new Error(`${name}: add a sample to project-inputs.ts; its ${part} also needs: ${missing}`);
    }
  }
  return input;
}
