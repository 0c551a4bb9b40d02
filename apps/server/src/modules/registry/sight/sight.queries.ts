import { type RawBuilder, sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import type { ProjectHere } from '#http/project-gate.queries.ts';
import { type ReachColumns, withinReach } from '#modules/geography/index.ts';
import type { Sight } from './sight.ts';

const columnsOf = (rows: string): ReachColumns => {
  const column = (name: string) => sql.ref(`${rows}.${name}`);
  return {
    userId: column('user_id'),
    organizationId: column('organization_id'),
    unionId: column('union_id'),
    upazilaId: column('upazila_id'),
    districtId: column('district_id'),
    divisionId: column('division_id'),
  };
};

/** Only what narrows stands in the condition, so that whoever sees all is served as if there were none. */
export const reachOf = ({ reached }: Sight, rows: string): RawBuilder<unknown>[] =>
  reached.all ? [] : [withinReach(reached, columnsOf(rows))];

/** Where rows live and of which programme they are to be, whoever asks. */
export type Door = Pick<Sight, 'projectId' | 'programmeId'>;

export const doorOf = ({ homeId, programmeId }: ProjectHere): Door => ({ projectId: homeId, programmeId });

/** Rows that live where the door leads, narrowed to its programme by whatever column says it. */
export const throughDoor = (
  { projectId, programmeId }: Door,
  rows: string,
  programme: (id: number) => RawBuilder<unknown>,
) => [sql`${sql.ref(`${rows}.project_id`)} = ${projectId}`, ...(programmeId === null ? [] : [programme(programmeId)])];
/** The same within reach of whoever looks. */
export const seenRows = (
  sight: Sight,
  rows: string,
  programme: (id: number) => RawBuilder<unknown>,
): RawBuilder<unknown> => all([...throughDoor(sight, rows, programme), ...reachOf(sight, rows)]);

export const ofProgramme = (rows: string, id: number): RawBuilder<unknown> =>
  sql`${sql.ref(`${rows}.projects`)} @> array[${id}::int]`;
/** A group that neither names a programme nor has members of one is nobody's yet, and is seen from all of them. */
export const groupOfProgramme = (rows: string, id: number): RawBuilder<unknown> =>
  sql`(${sql.ref(`${rows}.programmes`)} @> array[${id}::int] or ${sql.ref(`${rows}.programmes`)} = '{}')`;

/** Of the members and groups that go by these names in a statement: those that are seen. */
export const memberSeen = (sight: Sight, rows = 'r'): RawBuilder<unknown> =>
  seenRows(sight, rows, (id) => ofProgramme(rows, id));
export const groupSeen = (sight: Sight, rows = 'r'): RawBuilder<unknown> =>
  seenRows(sight, rows, (id) => groupOfProgramme(rows, id));

/** Whether somebody who sees a person or a group also reaches the record that it was made from. */
export async function isRecordSeen(
  db: Db,
  records: Sight,
  table: 'member' | 'farmer_group',
  id: number,
): Promise<boolean> {
  const seenRows = table === 'member' ? memberSeen(records) : groupSeen(records);
  const { rows } = await sql`select 1 from ${sql.table(table)} r where ${seenRows} and r.id = ${id}`.execute(db);
  return rows.length > 0;
}
