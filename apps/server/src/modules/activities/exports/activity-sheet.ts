import type { Language } from '@msurvey/domain';
import type { RawBuilder } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { LabelSources } from '#modules/forms/index.ts';
import { boundLabels } from '#modules/registry/index.ts';
import type { SheetPlan } from '#tables/table-file.ts';
import { type ExportValues, valuedSheet } from '#tables/valued-columns.ts';
import { activityColumns, type ReportLabels } from './report-columns.queries.ts';
import { activityStatement } from './report.queries.ts';
import { workWord } from './word-texts.ts';

export async function labelsIn(sources: LabelSources, language: Language): Promise<ReportLabels> {
  const [cropKind, crop, structure, item, unit] = await Promise.all([
    boundLabels(sources, 'crop_kind', language),
    boundLabels(sources, 'crop', language),
    boundLabels(sources, 'infrastructure_type', language),
    boundLabels(sources, 'participant_item', language),
    boundLabels(sources, 'participant_unit', language),
  ]);
  return { cropKind, crop, structure, item, unit };
}

interface Written {
  title: string;
  language: Language;
  values: ExportValues;
}

/** Activities as a sheet; `which` says of the activities `a` which these are. */
export const activitySheet = (
  db: Db,
  labels: ReportLabels,
  { title, language, values }: Written,
  which: RawBuilder<unknown>,
): SheetPlan =>
  valuedSheet(
    title,
    activityColumns(language, labels),
    { values, codeHeading: workWord('code', language) },
    ['0'],
    (columns) => activityStatement(db, which, columns),
  );
