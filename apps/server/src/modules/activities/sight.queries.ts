import { type RawBuilder, sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import { type Door, seenRows, type Sight, throughDoor } from '#modules/registry/index.ts';

const ofProgramme = (rows: string) => (id: number) => sql`${sql.ref(`${rows}.programme_id`)} = ${id}`;

/** Of the activities that go by this name in a statement: those that are seen. */
export const activitySeen = (sight: Sight, rows = 'a'): RawBuilder<unknown> => seenRows(sight, rows, ofProgramme(rows));
/** Those that live where the door leads, whoever asks. */
export const activityThrough = (door: Door, rows = 'a'): RawBuilder<unknown> =>
  all(throughDoor(door, rows, ofProgramme(rows)));
