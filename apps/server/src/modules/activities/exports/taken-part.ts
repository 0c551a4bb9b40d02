import { boundLabels, type FurtherSheets, sightOfTask } from '#modules/registry/index.ts';
import { NEWEST } from '#tables/paged-statement.queries.ts';
import { valuedSheet } from '#tables/valued-columns.ts';
import * as parts from './taken-part.queries.ts';
import { workWord } from './word-texts.ts';
import { WorkColumns } from './work-columns.queries.ts';

const SHEETS = [
  { kind: 'training', title: 'trainings' },
  { kind: 'input', title: 'inputs' },
] as const;

/** What people, or those of a group, were trained in and what they received: two sheets more for the files of the registry. */
export const takenPartSheets: FurtherSheets = async (sources, task, { registry, which, language, style }) => {
  const { db } = sources;
  const records = await sightOfTask(db, task, 'records');
  const columns = new WorkColumns(language);
  if (registry === 'group')
    return SHEETS.map(({ kind, title }) =>
      valuedSheet(workWord(title, language), parts.groupPartColumns(columns), style, [NEWEST, NEWEST], (values) =>
        parts.groupPartStatement(db, { kind, which, records }, values),
      ),
    );
  const [items, units] = await Promise.all([
    boundLabels(sources, 'participant_item', language),
    boundLabels(sources, 'participant_unit', language),
  ]);
  return SHEETS.map(({ kind, title }) => {
    const shown = parts.memberPartColumns(columns, kind === 'input' ? { items, units } : null);
    return valuedSheet(workWord(title, language), shown, style, [NEWEST, '0'], (values) =>
      parts.memberPartStatement(db, { kind, which, records }, values),
    );
  });
};
