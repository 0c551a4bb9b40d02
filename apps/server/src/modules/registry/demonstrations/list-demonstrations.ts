import type { registry } from '@msurvey/contract';
import { may, searchPatterns } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { beneficiaryView } from '../beneficiaries/beneficiary.view.ts';
import { beneficiaryRows, questionsOf } from '../beneficiaries/beneficiary-rows.queries.ts';
import { findBeneficiaries } from '../beneficiaries/find-beneficiaries.ts';
import { isArchived } from '../search/project-state.queries.ts';

type List = Call<(typeof registry)['demonstrations']>;

export async function listDemonstrations({ db, body, who, language }: List) {
  const { projectId, page, limit, search } = body;
  const filter = { projectId, kind: 'demonstration', patterns: searchPatterns(search ?? '') } as const;
  const found = await findBeneficiaries(db, filter, { offset: (page - 1) * limit, limit });
  const [rows, archived] = await Promise.all([
    beneficiaryRows(db, projectId, found.keys, language),
    isArchived(db, projectId),
  ]);
  const questions = await questionsOf(db, projectId, [...new Set(rows.map((row) => row.formId))]);
  const beside = { who, edit: 'Demonstration list/Edit', isArchived: archived } as const;
  const data = rows.map((row) => ({
    ...beneficiaryView(row, beside),
    demo: row.title,
    production: row.quantity,
    gpsQuestion: questions.get(row.formId)?.gps ?? null,
    productionQuestion: questions.get(row.formId)?.production ?? null,
  }));
  const can = {
    create: !archived && may(who, 'Demonstration list/Create'),
    export: may(who, 'Demonstration list/Export'),
  };
  return { data: { data, totalCount: found.count, isMore: found.isMore }, meta: { can } };
}
