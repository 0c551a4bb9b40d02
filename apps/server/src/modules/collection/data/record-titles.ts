import type { Language } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import type { LabelSources } from '#modules/forms/index.ts';
import type { FormShape } from './form-shape.ts';
import type { FormPlace } from './listed.ts';
import { type Named, recordNames } from './record-names.ts';

/** What records made (a person, a group, an activity) is called, by the record's id. */
export type RecordNamer = (
  db: Db,
  asked: { projectId: number; ids: readonly number[]; language: Language },
) => Promise<ReadonlyMap<number, string>>;

let namers: readonly RecordNamer[] = [];

/** Later modules know what they made of a record. Said once, in order, when modules are composed. */
export const composeRecordNamers = (all: readonly RecordNamer[]): void => {
  namers = all;
};

/** What records are called: as their form says, else as what they made; null where both say nothing. */
export async function recordTitles(
  sources: LabelSources,
  shape: FormShape | undefined,
  form: FormPlace,
  records: readonly (Named & { id: number })[],
  language: Language,
): Promise<(string | null)[]> {
  const names = await recordNames(sources, shape, form, records, language);
  const ids = records.flatMap(({ id }, i) => (names[i]?.trim() ? [] : [id]));
  if (ids.length === 0) return names;
  const asked = { projectId: form.projectId, ids, language };
  const made = await Promise.all(namers.map((namer) => namer(sources.db, asked)));
  return names.map((name, i) => {
    const id = records[i]?.id ?? 0;
    return name?.trim() ? name : (made.find((known) => known.has(id))?.get(id) ?? null);
  });
}
