import type { workLists } from '@msurvey/contract';
import { may, searchPatterns, STRUCTURE_CODES } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { beneficiaryView } from './beneficiary.view.ts';
import { beneficiaryRows } from './beneficiary-rows.queries.ts';
import { findBeneficiaries } from './find-beneficiaries.ts';
import { sightOf } from '#modules/registry/index.ts';

type List = Call<(typeof workLists)['infrastructures']>;

export async function listInfrastructure(call: List) {
  const { db, body, who, language } = call;
  const [sight, people] = await Promise.all([sightOf(call, 'records'), sightOf(call, 'people')]);
  const { isArchived } = sight;
  const { page, limit, search, type } = body;
  const patterns = searchPatterns(search ?? '');
  const filter = { sight, type: 'infrastructure', infrastructureType: STRUCTURE_CODES[type], patterns } as const;
  const found = await findBeneficiaries(db, filter, { offset: (page - 1) * limit, limit });
  const rows = await beneficiaryRows(db, people, found.keys, language);
  const beside = { who, isArchived };
  const data = rows.map((row) => ({
    ...beneficiaryView(row, beside),
    name: row.name ?? row.title,
    structure: row.title,
    workState: row.workState,
    address: [row.division, row.district, row.upazila, row.union].filter(Boolean).join(', '),
  }));
  const can = {
    create: !isArchived && may(who, 'Infrastructure list/Create'),
    export: may(who, 'Infrastructure list/Export'),
  };
  return { data: { data, totalCount: found.count, isMore: found.isMore }, meta: { can } };
}
