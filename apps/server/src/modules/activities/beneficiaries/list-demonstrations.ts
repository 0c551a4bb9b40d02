import type { workLists } from '@msurvey/contract';
import { may, searchPatterns } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { beneficiaryView } from './beneficiary.view.ts';
import { beneficiaryRows } from './beneficiary-rows.queries.ts';
import { findBeneficiaries } from './find-beneficiaries.ts';
import { sightOf } from '#modules/registry/index.ts';

type List = Call<(typeof workLists)['demonstrations']>;

export async function listDemonstrations(call: List) {
  const { db, body, who, language } = call;
  const [sight, people] = await Promise.all([sightOf(call, 'records'), sightOf(call, 'people')]);
  const { isArchived } = sight;
  const { page, limit, search } = body;
  const filter = { sight, type: 'demonstration', patterns: searchPatterns(search ?? '') } as const;
  const found = await findBeneficiaries(db, filter, { offset: (page - 1) * limit, limit });
  const rows = await beneficiaryRows(db, people, found.keys, language);
  const beside = { who, isArchived };
  const data = rows.map((row) => ({
    ...beneficiaryView(row, beside),
    demo: row.title,
    production: row.production,
  }));
  const can = {
    create: !isArchived && may(who, 'Demonstration list/Create'),
    export: may(who, 'Demonstration list/Export'),
  };
  return { data: { data, totalCount: found.count, isMore: found.isMore }, meta: { can } };
}
