import { checkSource, dayInDhaka, periodKindOf, readingOf, sourcePeriods } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import type { ComputedRow } from '../computed/computed.queries.ts';
import { typesOf } from '../disaggregation/type.queries.ts';
import { yearsOf } from '../find-indicator.ts';
import type { SettingState } from '../settings/setting.queries.ts';
import { countRecords } from './count-records.queries.ts';
import { recordsAsked } from './records-asked.ts';
import { columnsOf } from './source-form.ts';
import { formsOf, type SourceRow } from './source.queries.ts';

/** Everything that records of a form say of an indicator; null: what is saved suits neither form nor indicator any more. */
export async function countSource(
  db: Db,
  projectId: number,
  setting: SettingState,
  { source, formProjectId }: SourceRow,
): Promise<ComputedRow[] | null> {
  const [form] = await formsOf(db, [formProjectId], source.formId);
  if (!form) return null;
  const ids = setting.groups.flat();
  const types = new Map((ids.length > 0 ? await typesOf(db, projectId, ids) : []).map((type) => [type.id, type]));
  const groups = setting.groups.map((group) => group.flatMap((id) => types.get(id) ?? []));
  const columns = await columnsOf({ db, language: 'en' }, form.xformId);
  const reading = readingOf(setting.indicatorType, setting.relation);
  // A type by which the indicator is not split any more splits nothing; all else has to be as it was saved.
  const standing = { ...source, splits: source.splits.filter(({ typeId }) => types.has(typeId)) };
  if (checkSource(standing, { columns, reading, types: groups.flat() }).length > 0) return null;
  const years = await yearsOf(db, projectId);
  const { counts } = await countRecords(db, recordsAsked({ form, source: standing, columns, groups, years }));
  const kind = periodKindOf(setting.frequency);
  const today = dayInDhaka(new Date());
  return sourcePeriods(counts, standing, { groups, reading, kind, today }).map(
    ({ first, last, total, leaves }): ComputedRow => {
      const all = Object.entries(leaves);
      const halves = all.flatMap(([key, { denominator }]) =>
        denominator === null ? [] : [[key, denominator] as const],
      );
      return {
        firstDay: first,
        lastDay: last,
        value: total.value ?? 0,
        denominator: total.denominator,
        tookPart: null,
        fresh: null,
        leaves: Object.fromEntries(all.map(([key, { value }]) => [key, value ?? 0])),
        denominators: Object.fromEntries(halves),
      };
    },
  );
}
