import type { Operation, OperationName } from '@msurvey/contract';

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

const ACTIVITY = {
  name: 'Of the census',
  code: '1',
  activityType: 'training',
  crossCutting: 'gender',
  implementation: 1,
};

/** What an operation needs besides its project. An operation that needs more than stands here fails the census. */
const SAMPLES: Partial<Record<OperationName, Input>> = {
  updateProject: { body: { name: 'A name of the census' } },
  archiveProject: { body: { isArchived: true } },
  addProjectMembers: { body: { projectmembers: [1] } },
  removeProjectMember: { body: { userId: 1 } },
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
  answerChoices: { body: { asked: [{ path: 'census' }] } },
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
  groupCodeHolder: { body: { code: 'Of the census' } },
  distinctGroups: { body: { firstId: 1, secondId: 2 } },
  undoDistinctGroups: { body: { firstId: 1, secondId: 2 } },
  undoMerge: { body: { mergeId: 1 } },
  infrastructures: { body: { type: 'CFC' } },
  exportInfrastructures: { body: { type: 'CFC' } },
  changeYouthBounds: { body: { youthFrom: 18, youthTo: 35 } },
  changePositionLimits: { body: { boundaryKm: 1, warningKm: 10, seriousKm: 25 } },
  deleteActivity: { params: { id: 1 } },
  exportActivities: { body: { type: 1 } },
  mapByLevel: { body: { level: 'division' } },
  mapByType: { body: { type: 'demonstration.done' } },
  dashboardChart: { body: { option: 'male' } },
  exportReport: { body: { report: 'beneficiary' } },
  activityProfile: { query: { instance: 'uuid:census' } },
  followUps: { query: { instance: 'uuid:census' } },
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
  figureValues: { body: { figures: ['people'] } },
  figureRecords: { body: { figure: 'training.done' } },
  figurePeople: { body: { figure: 'people' } },
  figureGroups: { body: { figure: 'groups' } },
  exportFigure: { body: { figure: 'people' } },
  figureCountsIn: { query: { of: 'member', instance: 'uuid:of-the-census' } },
  workPlan: { query: { agency: 3 } },
  saveWorkPlan: { body: { agency: 3, version: 0 } },
  workPlanPdf: { body: { year: 2025 } },
  checkWorkPlanFile: { query: { agency: 3 } },
  agreeWorkPlan: { body: { agency: 3, year: 2025, version: 0 } },
  paceWorkPlan: { body: { agency: 3, year: 2025, phasing: [25, 25, 25, 25], tolerance: 10 } },
  workPlanChanges: { query: { agency: 3 } },
  workPlanYears: { query: { agency: 3 } },
  workPlanTemplate: { query: { agency: 3 } },
  workPlanRows: { query: { agency: 3, startYear: '2025', endYear: '2026' } },
  workPlanAchievement: { query: { subActivity: 1, startYear: '2025', endYear: '2026' } },
  createWorkPlanYears: { body: { agency: 3, jsonData: [{ startYear: '2025', endYear: '2026' }] } },
  createWorkPlanItem: { body: { agency: 3, json: { id: 1 } } },
  createFiscalTarget: { body: { agency: 3, subActivity: 1, yearStart: '2025', yearEnd: '2026' } },
  updateWorkPlan: { body: { data: {} } },
  defineStructure: { body: { tree: [], viewJson: { nodes: [] } } },
  structureImpact: { query: { nodeId: 1 } },
  deleteStructure: { body: { nodeId: 1 } },
  saveLogframeTemplate: { body: { name: 'Of the census' } },
  deleteLogframeTemplate: { body: { templateId: 1 } },
  logframeNode: { query: { nodeId: 1 } },
  createNode: { body: { parent: null, lf_node_type_id: 1, lf_node: 'Of the census', lf_node_code: '1' } },
  updateNode: { body: { nodeId: 1, version: 1, lf_node: 'Of the census', lf_node_code: '1' } },
  createLogframeActivity: { body: { ...ACTIVITY, parent: null, logframetype: 1 } },
  updateLogframeActivity: { body: { ...ACTIVITY, nodeId: 1, version: 1 } },
  moveNode: { body: { nodeId: 1, new_parent: 2, old_parent: 3, reason: 'Of the census' } },
  commentNode: { body: { nodeId: 1, text: 'Of the census' } },
  copyNode: { body: { nodeId: 1, parent: null, code: '1' } },
  nodeImpact: { query: { nodeId: 1 } },
  deleteNode: { body: { nodeId: 1 } },
  indicatorSettings: { query: { logframeId: 1 } },
  saveIndicatorSettings: { body: { logframeId: 1, setting: {} } },
  indicatorGroups: { query: { logframeId: 1 } },
  createDisaggregationType: { body: { name: 'Of the census' } },
  createDisaggregationItems: { body: { disaggregationId: 1, items: [{ item: 'Of the census', code: 'c' }] } },
  disaggregationBaseline: { query: { logframeId: 1 } },
  saveDisaggregationBaseline: { body: { logframeId: 1, value: [] } },
  valueOfItem: { query: { logframeId: 1, disaggregationId: '1', year: '2025-26' } },
  targetVsCollection: { query: { indicatorId: 1 } },
  indicatorTargets: { query: { logframeId: 1 } },
  saveIndicatorTargets: { body: { logframeId: 1, targets: [] } },
  indicatorCollection: { query: { logframeId: 1 } },
  saveIndicatorCollection: { body: { logframeId: 1, collectedData: [] } },
  submitIndicatorValues: { body: { logframeId: 1, rows: [{ date: '2025-26', version: 1 }] } },
  acceptIndicatorValues: { body: { logframeId: 1, rows: [{ date: '2025-26', version: 1 }] } },
  returnIndicatorValues: { body: { logframeId: 1, rows: [{ date: '2025-26', version: 1 }], reason: 'Of the census' } },
  indicatorValueHistory: { query: { logframeId: 1, date: '2025-26' } },
  indicatorEvidence: { query: { logframeId: 1, date: '2025-26' } },
  indicatorEvidenceFile: { query: { logframeId: 1, date: '2025-26', id: 1 } },
  attachIndicatorEvidence: { query: { logframeId: 1, date: '2025-26' } },
  removeIndicatorEvidence: { body: { logframeId: 1, date: '2025-26', id: 1 } },
  contributingIndicators: { query: { logframeId: 1 } },
  contributingIndicator: { query: { logframeId: 1, indicatorId: 2 } },
  saveContributingIndicator: { body: { logframeId: 1, projectId: 1, indicatorId: 2, weight: 50 } },
  deleteContributingIndicator: { body: { logframeId: 1, id: 1 } },
  indicatorDetail: { query: { logframeId: 1 } },
  indicatorSource: { query: { logframeId: 1 } },
  indicatorSourceColumns: { query: { formId: 1 } },
  previewIndicatorSource: { body: { logframeId: 1, source: { formId: 1, formula: 'count' } } },
  saveIndicatorSource: { body: { logframeId: 1, source: { formId: 1, formula: 'count' } } },
  fillFromIndicatorSource: { body: { logframeId: 1, source: { formId: 1, formula: 'count' }, date: '2025-26' } },
  indicatorComputed: { query: { logframeId: 1 } },
  reportPublications: { query: { project: 'Sacp' } },
  reportPublication: { query: { id: 1 } },
  publicationFile: { query: { id: 1 } },
  publishReport: { body: { project: 'Sacp', year: 2023, version: 1 } },
  reopenReportYear: { body: { project: 'Sacp', year: 2023, version: 1, reason: 'Of the census' } },
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
