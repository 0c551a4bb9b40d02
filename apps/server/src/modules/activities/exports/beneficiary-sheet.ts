import type { Language } from '@msurvey/domain';
import { type ItemList, labelledQuestions } from '#modules/collection/index.ts';
import type { LabelSources } from '#modules/forms/index.ts';
import { boundLabels, mainForm } from '#modules/registry/index.ts';
import { NEWEST } from '#tables/paged-statement.queries.ts';
import type { SheetPlan } from '#tables/table-file.ts';
import { type SheetStyle, valuedSheet } from '#tables/valued-columns.ts';
import { askedColumns, beneficiaryColumns } from './beneficiary-columns.queries.ts';
import { type BeneficiariesAsked, beneficiaryStatement } from './beneficiary.queries.ts';
import { WorkColumns } from './work-columns.queries.ts';

/** Columns of a registry that stand in the file by themselves; what is bound to others is shown as the form calls it. */
const SHOWN = new Set([
  'sub_activity_id',
  'agency_id',
  'held_on',
  'division_id',
  'district_id',
  'upazila_id',
  'union_id',
  'village',
  'name',
  'position',
  'work_state',
  'crop_kind',
  'crop',
  'area',
  'length',
  'households',
  'beneficiary_member',
  'beneficiary_name',
  'beneficiary_quantity',
]);

/** A sheet, and what its columns that are told were picked from. */
interface ListedSheet {
  sheet: SheetPlan;
  xformId: number | null;
  lists: ItemList[];
}

/** Demonstrations or structures, one row for each of their people, with everything that their form asks. */
export async function beneficiarySheet(
  sources: LabelSources,
  title: string,
  asked: BeneficiariesAsked,
  { language, style }: { language: Language; style: SheetStyle },
): Promise<ListedSheet> {
  const { db } = sources;
  const form = await mainForm(db, asked.sight.projectId, asked.type);
  const bound = Object.entries(form?.questions ?? {}).filter(([column]) => SHOWN.has(column));
  const bare = (path: string) => path.split('/').slice(2).join('/');
  const shown = new Set(bound.map(([, path]) => bare(path)));
  // Who it is stands in columns of its own, whichever way the form asks for it.
  const person = /^(.+)\//.exec(bare(form?.questions.beneficiary_member ?? ''))?.[1];
  const isPerson = (path: string) => person !== undefined && path.startsWith(`${person}/`);
  const questions = form ? await labelledQuestions(db, form.xformId, language) : [];
  const { columns: further, lists } = askedColumns(questions.filter(({ path }) => !shown.has(path) && !isPerson(path)));
  const [cropKind, crop] = await Promise.all([
    boundLabels(sources, 'crop_kind', language),
    boundLabels(sources, 'crop', language),
  ]);
  const columns = beneficiaryColumns(new WorkColumns(language), asked.type, further, { cropKind, crop });
  const sheet = valuedSheet(title, columns, style, [NEWEST, '0'], (values) => beneficiaryStatement(db, asked, values));
  return { sheet, xformId: form?.xformId ?? null, lists };
}
