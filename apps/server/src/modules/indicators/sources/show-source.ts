import type { indicators, SourceView } from '@msurvey/contract';
import { checkSource, formulasFor } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { type Asking, findIndicator, type FoundIndicator, groupsOf, headedGroups } from '../find-indicator.ts';
import { columnsOf, formHere, projectsOf } from './source-form.ts';
import { formsOf, recordSourceOf, sourceVersion } from './source.queries.ts';

type Calls = typeof indicators;

export async function sourceView(asking: Asking, found: FoundIndicator): Promise<SourceView> {
  const { db, language } = asking;
  const row = await recordSourceOf(db, found.projectId, found.id);
  const groups = await groupsOf(asking, found);
  const form = row && (await formHere(asking, row.source.formId));
  const columns = form ? await columnsOf(asking, form.xformId) : [];
  const { reading, setting } = found;
  const rules = { columns, reading, types: groups.flat() };
  return {
    version: await sourceVersion(db, found.projectId, found.id),
    source: row?.source ?? null,
    form: form ?? null,
    saved: row ? { by: row.savedByName ?? '', at: row.savedAt.toISOString() } : null,
    isFit: !row || !form || checkSource(row.source, rules).length === 0,
    formulas: [...formulasFor(reading)],
    frequencyCode: setting.frequency,
    reading,
    groups: headedGroups(groups, language),
    canEdit: found.can.setting && !found.row.isAggregated && !setting.isDerived,
  };
}

export async function indicatorSource(call: Call<Calls['indicatorSource']>) {
  const found = await findIndicator(call, call.query.logframeId);
  return found instanceof Problem ? found : { data: await sourceView(call, found) };
}

export const indicatorSourceForms = async (call: Call<Calls['indicatorSourceForms']>) => ({
  data: await formsOf(call.db, projectsOf(call), null),
});

export async function indicatorSourceColumns(call: Call<Calls['indicatorSourceColumns']>) {
  const form = await formHere(call, call.query.formId);
  if (!form) return problem('record.not-found');
  const columns = await columnsOf(call, form.xformId);
  return {
    data: columns.map(({ choices, ...column }) => ({
      ...column,
      choices: choices && Object.entries(choices).map(([code, label]) => ({ code, label })),
    })),
  };
}
