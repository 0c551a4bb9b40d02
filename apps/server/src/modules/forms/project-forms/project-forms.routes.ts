import type { forms } from '@msurvey/contract';
import { may } from '@msurvey/domain';
import { type Handlers, JsonText } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { reachOfRecords } from '#modules/geography/index.ts';
import { onlyOrganization } from '#modules/access/index.ts';
import { versionQuestions } from '../library/version.queries.ts';
import { xformById } from '../library/xform.queries.ts';
import { changeTitle, deleteProjectForm, setStatus, setTarget } from './change-form.ts';
import { formDetail, formTotals } from './form.queries.ts';
import { countForms, listForms } from './form-list.queries.ts';
import { formDetailView, formView } from './form.view.ts';
import * as options from './import.queries.ts';
import { importForm } from './import-form.ts';
import { readerOf } from './reader.ts';

export const projectFormHandlers = () =>
  ({
    projectForms: async ({ db, who, query, project }) => {
      const filter = { ...query, ...(await readerOf(db, who, query.projectId)) };
      const [rows, count] = await Promise.all([listForms(db, filter), countForms(db, filter)]);
      return {
        data: rows.map((row) => formView(who, row)),
        meta: { count, canImport: !project.isArchived && may(who, 'Form/Create') },
      };
    },
    formSummary: async ({ db, query, who }) => {
      const reached = await reachOfRecords(db, who, query.projectId);
      return { data: [await formTotals(db, query.projectId, null, reached)] };
    },
    oneFormSummary: async ({ db, form, who }) => {
      const reached = await reachOfRecords(db, who, form.projectId);
      return { data: [await formTotals(db, form.projectId, form.id, reached)] };
    },
    form: async ({ db, who, form }) => {
      const row = await formDetail(db, form, await readerOf(db, who, form.projectId));
      return row ? { data: formDetailView(who, row) } : problem('record.not-found');
    },
    formProperties: async ({ db, form }) => {
      const xform = await xformById(db, form.xformId);
      const found = xform?.version && (await versionQuestions(db, form.xformId, xform.version));
      return found ? new JsonText(`{"data":${found.questions}}`) : problem('record.not-found');
    },
    changeFormTitle: changeTitle,
    setFormStatus: setStatus,
    setFormTarget: setTarget,
    deleteProjectForm,

    importOrganizations: async ({ db }) => {
      const rows = await options.organizationOptions(db);
      return { data: rows.map(({ id, name }) => ({ orgId: id, orgName: name, name })) };
    },
    importSource: async ({ db, who, query }) => ({
      data: await options.sourceOptions(db, onlyOrganization(who), query.q),
    }),
    importRoles: async ({ db, body }) => ({ data: await options.roleOptions(db, body.orgList) }),
    importUsers: async ({ db, body }) => {
      const choice = { projectId: body.projectId, organizationIds: body.orgList, roleIds: body.roleList };
      return { data: await options.userOptions(db, choice) };
    },
    importForm,
  }) satisfies Partial<Handlers<typeof forms>>;
