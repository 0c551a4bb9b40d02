import type { Language } from '@msurvey/domain';
import type { LabelSources } from '#modules/forms/index.ts';
import { boundLabel, boundLabels } from '#modules/registry/index.ts';
import { workWord } from '../exports/word-texts.ts';
import { OWN_UNITS } from '../exports/work-columns.queries.ts';
import type { DetailRow } from './detail.queries.ts';

/** A unit that a form states by itself, in the language of the reader; others are shown as they were found. */
function unitWord(unit: string | null, language: Language): string | null {
  const own = OWN_UNITS.find((one) => one === unit);
  return own ? workWord(own, language) : unit;
}

/** An activity with what its form calls the crop and the structure. */
export async function detailInWords(sources: LabelSources, row: DetailRow, language: Language): Promise<DetailRow> {
  const { formId, cropKind, crop, infrastructureType, unit } = row;
  const said = async (column: string, code: string | null) =>
    code === null ? null : boundLabel(await boundLabels(sources, column, language), formId, code);
  return {
    ...row,
    cropKind: await said('crop_kind', cropKind),
    crop: await said('crop', crop),
    infrastructureType: await said('infrastructure_type', infrastructureType),
    unit: unitWord(unit, language),
  };
}

/** What people received or grew, and in which unit, as the forms call it; the labels are read once for the page. */
export async function itemsInWords<Row extends { item: string | null; unit: string | null }>(
  sources: LabelSources,
  rows: readonly Row[],
  formOf: (row: Row) => number,
  language: Language,
): Promise<Row[]> {
  if (rows.every(({ item, unit }) => (item ?? unit) === null)) return [...rows];
  const labelsOf = async (column: 'item' | 'unit') => {
    const [received, grown] = await Promise.all([
      boundLabels(sources, `participant_${column}`, language),
      boundLabels(sources, `beneficiary_${column}`, language),
    ]);
    return { ...grown, ...received };
  };
  const [items, units] = await Promise.all([labelsOf('item'), labelsOf('unit')]);
  return rows.map((row) => ({
    ...row,
    item: boundLabel(items, formOf(row), row.item),
    unit: unitWord(boundLabel(units, formOf(row), row.unit), language),
  }));
}
