import type { forms } from '@msurvey/contract';
import { may } from '@msurvey/domain';
import { type Handlers, JsonText } from '#http/call.ts';
import { problem } from '#http/problem.ts';
import { onlyOrganization } from '#modules/access/index.ts';
import { versionQuestions } from '../library/version.queries.ts';
import { xformById } from '../library/xform.queries.ts';
import { changeTitle, deleteProjectForm, setStatus, setTarget } from './change-form.ts';
import { formDetail, formTotals } from './form.queries.ts';
import { countForms, listForms } from './form-list.queries.ts';
import { formDetailView, formView } from './form.view.ts';
import * as options from './import.queries.ts';
import { importForm } from './import-form.ts';
import { isArchived } from './project.queries.ts';

export const projectFormHandlers = () =>
  ({
    projectForms: async ({ db, who, query }) => {
      const filter = { ...query, userId: who.userId };
      const [rows, count, archived] = await Promise.all([
        listForms(db, filter),
        countForms(db, filter),
        isArchived(db, query.projectId),
      ]);
      return {
        data: rows.map((row) => formView(who, row)),
        meta: { count, canImport: !archived && may(who, 'Form/Create') },
      };
    },
    formSummary: async ({ db, query }) => ({ data: [await formTotals(db, query.projectId, null)] }),
    oneFormSummary: async ({ db, form }) => ({ data: [await formTotals(db, form.projectId, form.id)] }),
    form: async ({ db, who, form }) => {
      const row = await formDetail(db, form, who.userId);
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
