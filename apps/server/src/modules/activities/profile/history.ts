import type { TakenPart } from '@msurvey/contract';
import type { Language } from '@msurvey/domain';
import type { RawBuilder } from 'kysely';
import type { LabelSources } from '#modules/forms/index.ts';
import { itemsInWords } from './in-words.ts';
import { countHistory, type HistoryAsked, listHistory, type TakenPartRow } from './history.queries.ts';

const view = (row: TakenPartRow): TakenPart => ({
  id: row.id,
  instance: row.instanceId,
  form_id: row.formId,
  kind: row.kind,
  sub_activity: row.subActivityCode,
  sub_activity_name: row.subActivityName,
  name: row.name,
  implemented_by: row.agency,
  date: row.heldOn,
  location: row.location,
  state: row.state,
  item: row.item,
  quantity: row.quantity,
  unit: row.unit,
  people: row.people,
});

/** A page of what somebody took part in, with the numbers of the whole. */
export async function historyOf(
  sources: LabelSources,
  participations: RawBuilder<unknown>,
  asked: HistoryAsked,
  language: Language,
) {
  const { db } = sources;
  const [rows, counted] = await Promise.all([
    listHistory(db, participations, asked, language),
    countHistory(db, asked.sight, participations),
  ]);
  const page = await itemsInWords(sources, rows.slice(0, asked.pageSize), ({ formId }) => formId, language);
  const counts = { activity: 0, training: 0, input: 0, demonstration: 0, infrastructure: 0 };
  for (const { kind, n } of counted) counts[kind] = n;
  return {
    data: page.map(view),
    meta: { counts, after: rows.length > asked.pageSize ? (page.at(-1)?.id ?? null) : null },
  };
}
