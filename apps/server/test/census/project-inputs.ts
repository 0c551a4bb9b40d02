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
  entryMedia: { query: { id: 1 } },
  entryList: { query: { name: 'members.csv' } },
  entryRecord: { query: { instanceId: 'uuid:census' } },
  submissionComments: { query: { instanceId: 'uuid:census' } },
  addSubmissionComment: { body: { instanceId: 'uuid:census', text: 'Of the census' } },
  resolveSubmissionComment: { body: { instanceId: 'uuid:census', id: 1 } },
  deleteSubmissions: { body: { instanceIds: ['uuid:census'] } },
  chooseFormColumns: { body: { columns: [] } },
  exportData: { body: { type: 'xlsx' } },
  applyDataImport: { body: { importId: '00000000-0000-4000-8000-000000000000' } },
  saveFormBinding: { body: { registry: 'member', questions: {} } },
  member: { query: { instance: 'uuid:census' } },
  deleteMember: { query: { id: 1 } },
  group: { query: { id: 1 } },
  deleteGroup: { query: { id: 1 } },
  likelyDuplicates: { body: { name: 'Of the census' } },
  mergeMembers: { body: { keptId: 1, mergedId: 2 } },
  distinctMembers: { body: { firstId: 1, secondId: 2 } },
  undoMerge: { body: { mergeId: 1 } },
  infrastructures: { body: { type: 'CFC' } },
  exportInfrastructures: { body: { type: 'CFC' } },
  deleteActivity: { params: { id: 1 } },
  exportActivities: { body: { type: 1 } },
  activityProfile: { query: { instance: 'uuid:census' } },
  activityParticipants: { body: { instance: 'uuid:census' } },
  activityFile: { query: { instance: 'uuid:census', name: 'a.jpg' } },
  memberHistory: { body: { instance: 'uuid:census' } },
  groupHistory: { body: { instance: 'uuid:census' } },
  validationQueue: { body: { subActivityId: 1 } },
  validationRecord: { body: { subActivityId: 1, id: 1 } },
  approveActivity: { body: { id: 1, revision: 1 } },
  rejectActivity: { body: { id: 1, revision: 1, reason: 'Of the census' } },
  approveActivities: { body: { records: [{ id: 1, revision: 1 }] } },
  reopenActivity: { body: { id: 1, revision: 1 } },
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
