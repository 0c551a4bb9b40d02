import { type Kysely, sql } from 'kysely';

/**
 * Few people are of an ethnic minority or have hardly any land; reading everybody in the order of registration to meet
 * thirty of them took half a second where a million are registered. Only they are in these indexes, so that the others pay
 * nothing for it. The conditions are those of the parts in registry/people.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create index member_ethnic_idx on member (project_id, registered_on desc, id desc) where merged_into is null and is_ethnic;
  create index member_landless_idx on member (project_id, registered_on desc, id desc)
    where merged_into is null and land_decimals between 0 and 5;
  `.execute(db);
}
