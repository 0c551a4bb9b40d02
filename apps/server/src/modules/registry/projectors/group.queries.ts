import { sql } from 'kysely';
import { writing } from '#changed/changed.ts';
import { deleting, idsOfForm } from '#changed/derived.queries.ts';
import type { Db } from '#db/tables.ts';
import { upsert } from '#db/upsert.queries.ts';
import { GROUP_ROWS } from '../groups/changed-group.ts';
import { DERIVED_COLUMNS, PLACE_COLUMNS, PLACE_TABLES } from './place.queries.ts';

export const upsertGroups = writing(
  'group',
  upsert({
    into: 'farmer_group',
    key: ['project_id', 'id'],
    columns: {
      ...DERIVED_COLUMNS,
      organization_id: 'int',
      code: 'text',
      code_key: 'text',
      name: 'text',
      name_bn: 'text',
      type: 'text',
      formed_on: 'date',
      village: 'text',
      latitude: 'float8',
      longitude: 'float8',
      photo: 'text',
      remarks: 'text',
      search: 'text',
      projects: 'int[]',
      member_count: null,
      programmes: null,
      ...PLACE_COLUMNS,
    },
    beside: { unit_id: 'int' },
    joined: PLACE_TABLES,
  }),
);

export const deleteGroups = deleting('group', GROUP_ROWS);
export const groupsOfForm = idsOfForm(GROUP_ROWS);

export async function codesOf(db: Db, projectId: number, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct code from farmer_group
    where project_id = ${projectId} and id = any(${[...ids]}::bigint[]) and code is not null`.execute(db);
  return rows.map((row) => row.code);
}
