import type { FigureCutWords } from '@msurvey/contract';
import type { Cut, Language } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { choiceWords, inLanguage, placeName } from '#modules/activities/index.ts';
import type { LabelSources } from '#modules/forms/index.ts';

/** From the top; null: there is no such unit. */
export async function levelOfUnit(db: Db, unitId: number): Promise<number | null> {
  const { rows } = await sql<{ depth: number }>`
    select t.depth from geo_unit u join geo_type t on t.id = u.type_id where u.id = ${unitId}`.execute(db);
  return rows[0]?.depth ?? null;
}

/** A unit and those above it, the nearest first. */
const chain = (unitId: number, language: Language): RawBuilder<unknown> => sql`(
  with recursive up as (
    select u.*, 0 as n from geo_unit u where u.id = ${unitId}
    union all select u.*, up.n + 1 from geo_unit u join up on u.id = up.parent_id)
  select string_agg(${placeName('up', language)}, ', ' order by up.n) from up)`;

/** What somebody reads of a cut: names, never ids. */
export async function wordsOfCut(sources: LabelSources, cut: Cut, language: Language): Promise<FigureCutWords> {
  const { db } = sources;
  const { unit, programme, agencyId, subActivityIds } = cut;
  const { rows } = await sql<Omit<FigureCutWords, 'programme' | 'crop'>>`
    select ${unit ? chain(unit.id, language) : sql`null::text`} as unit,
      (select ${inLanguage(sql`g.name`, language)} from agency g where g.id = ${agencyId}) as agency,
      array(select concat_ws(' ', s.code, ${inLanguage(sql`s.label`, language)}) from sub_activity s
        where s.id = any(${subActivityIds ? [...subActivityIds] : []}::int[]) order by s.position) as "subActivities"`.execute(
    db,
  );
  const crop = cut.crop ? ((await choiceWords(sources, 'crop', language))[cut.crop] ?? cut.crop) : null;
  return { ...(rows[0] ?? { unit: null, agency: null, subActivities: [] }), programme, crop };
}
