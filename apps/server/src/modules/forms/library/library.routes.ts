import type { forms } from '@msurvey/contract';
import { may } from '@msurvey/domain';
import type { Context } from '#context.ts';
import { type Handlers, JsonText } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { onlyOrganization } from '#modules/access/index.ts';
import { compareModels, getReady, questionsOfModel } from '../compile/index.ts';
import { dataHolder } from '../data-holder.ts';
import { draftOf } from '../design/draft.ts';
import { checkForm, heldDifference } from '../upload/check-form.ts';
import { replaceForm } from '../upload/replace-form.ts';
import { submitForm } from '../upload/submit-form.ts';
import { cloneForm } from './clone-form.ts';
import { createDraft, designerTicket } from './create-draft.ts';
import { deleteForm, restoreForm } from './delete-form.ts';
import { deployForm } from './deploy-form.ts';
import { downloadForm } from './download-form.ts';
import { visibleXform } from './find-xform.ts';
import { questionsJson } from './questions-json.ts';
import * as versions from './version.queries.ts';
import { countXforms, listXforms, titlesLike } from './xform-list.queries.ts';
import { xformView } from './xform.view.ts';

export const libraryHandlers = (context: Context) =>
  ({
    formTemplates: async ({ db, who, body }) => {
      if (may(who, 'Form/Create')) getReady();
      // What was deleted is for its owners to bring back.
      const filter =
        body.state === 'deleted' && !who.isSuperUser
          ? { ...body, organizationId: who.organizationId, withProgramme: may(who, 'fao-admin') }
          : { ...body, organizationId: onlyOrganization(who) };
      const [rows, count] = await Promise.all([listXforms(db, filter), countXforms(db, filter)]);
      return {
        data: rows.map((row) => xformView(who, row)),
        meta: { count, canCreate: may(who, 'Form/Create') },
      };
    },
    formTitles: async ({ db, who, query }) => ({
      data: await titlesLike(db, { organizationId: onlyOrganization(who), state: query.state, text: query.q }),
    }),
    xform: async ({ db, who, query }) => {
      if (query.id === undefined && query.id_string === null) return problem('record.not-found');
      const wanted = query.id === undefined ? { idString: query.id_string ?? '' } : { id: query.id };
      const row = await visibleXform(db, who, wanted);
      return row instanceof Problem ? row : { data: xformView(who, row) };
    },
    checkForm: checkForm(context),
    submitForm: submitForm(context),
    replaceForm: replaceForm(context),
    cloneForm: cloneForm(context),
    deleteForm,
    restoreForm,
    downloadForm,
    deployForm: deployForm(context),
    formVersions: async ({ db, who, body }) => {
      const row = await visibleXform(db, who, { idString: body.id_string });
      if (row instanceof Problem) return row;
      const [rows, count, submissions] = await Promise.all([
        versions.listVersions(db, row.id, body),
        versions.countVersions(db, row.id),
        dataHolder().submissionsByVersion(db, row.id),
      ]);
      const view = (version: versions.VersionRow) => ({
        ...version,
        createdAt: version.createdAt.toISOString(),
        submissionCount: submissions.get(version.number) ?? 0,
      });
      return { data: rows.map(view), meta: { count } };
    },
    formQuestions: async ({ db, who, body }) => {
      const row = await visibleXform(db, who, { idString: body.id_string });
      if (row instanceof Problem) return row;
      const number = body.version ?? row.version;
      if (number !== null) {
        const found = await versions.versionQuestions(db, row.id, number);
        return found ? new JsonText(questionsJson(number, found)) : problem('record.not-found');
      }
      const draft = await draftOf(db, row.id);
      if (!draft) return problem('record.not-found');
      const { questions, ...rest } = await questionsOfModel(draft.model);
      return new JsonText(questionsJson(null, { ...rest, questions: Buffer.from(questions.buffer).toString() }));
    },
    compareForms: async ({ db, who, body }) => {
      const row = await visibleXform(db, who, { idString: body.id_string });
      if (row instanceof Problem) return row;
      const [from, to] = await Promise.all([
        versions.versionModel(db, row.id, body.from),
        versions.versionModel(db, row.id, body.to),
      ]);
      if (from === undefined || to === undefined) return problem('record.not-found');
      return { data: await heldDifference(db, row.id, await compareModels(from, to)) };
    },
    createDraft,
    designerTicket,
  }) satisfies Partial<Handlers<typeof forms>>;
