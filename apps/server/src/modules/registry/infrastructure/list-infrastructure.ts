import type { InfrastructureType, registry } from '@msurvey/contract';
import { may, searchPatterns } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { beneficiaryView } from '../beneficiaries/beneficiary.view.ts';
import { beneficiaryRows, questionsOf } from '../beneficiaries/beneficiary-rows.queries.ts';
import { findBeneficiaries } from '../beneficiaries/find-beneficiaries.ts';
import { isArchived } from '../search/project-state.queries.ts';

/** The tabs' names on the wire, and what records hold. */
export const STRUCTURES: Record<InfrastructureType, string> = {
  CFC: 'cfc',
  'Seed Village': 'seed_village',
  'Buried pipe': 'buried_pipe',
  Canal: 'canal',
  Dyke: 'dyke',
  others: 'other',
};

type List = Call<(typeof registry)['infrastructures']>;

export async function listInfrastructure({ db, body, who, language }: List) {
  const { projectId, page, limit, search, type } = body;
  const patterns = searchPatterns(search ?? '');
  const filter = { projectId, kind: 'infrastructure', infrastructureType: STRUCTURES[type], patterns } as const;
  const found = await findBeneficiaries(db, filter, { offset: (page - 1) * limit, limit });
  const [rows, archived] = await Promise.all([
    beneficiaryRows(db, projectId, found.keys, language),
    isArchived(db, projectId),
  ]);
  const questions = await questionsOf(db, projectId, [...new Set(rows.map((row) => row.formId))]);
  const beside = { who, edit: 'Infrastructure list/Edit', isArchived: archived } as const;
  const data = rows.map((row) => ({
    ...beneficiaryView(row, beside),
    name: row.name ?? row.title,
    structure: row.title,
    address: [row.division, row.district, row.upazila, row.union].filter(Boolean).join(', '),
    gpsQuestion: questions.get(row.formId)?.gps ?? null,
  }));
  const can = {
    create: !archived && may(who, 'Infrastructure list/Create'),
    export: may(who, 'Infrastructure list/Export'),
  };
  return { data: { data, totalCount: found.count, isMore: found.isMore }, meta: { can } };
}
