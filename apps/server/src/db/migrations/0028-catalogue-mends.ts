import { type Kysely, sql } from 'kysely';
import { fillReach } from './0027-figures.ts';

/** What the catalogue said in Bengali, and what it says now. */
const WORDS = [
  [91, 'শক্তিবিহীন শীতল কক্ষ', 'বিদ্যুৎবিহীন শীতল সংরক্ষণ কক্ষ'],
  [98, 'উদ্যোক্তাদের সমানুপাতিক অনুদান', 'উদ্যোক্তা প্রতিষ্ঠানে ম্যাচিং অনুদান'],
  [109, 'উৎপাদন ক্লাস্টারে সমাবেশ কেন্দ্র', 'উৎপাদন ক্লাস্টারে পণ্য সংগ্রহ ও একত্রীকরণ কেন্দ্র'],
  [163, 'জলবায়ু মাঠ স্কুলের অনুসরণ অধিবেশন', 'জলবায়ু মাঠ স্কুলের ফলোআপ অধিবেশন'],
  [208, 'খাদ্য নিরাপত্তা ও পরিচ্ছন্নতা প্রশিক্ষণ', 'নিরাপদ খাদ্য ও পরিচ্ছন্নতা প্রশিক্ষণ'],
] as const;

/**
 * Installations keep the catalogue that they were installed with. Seed that is produced and a weather station are no inputs
 * that people receive; a dyke's length is asked for in km, and the sum of kilometres cannot be called metres. What staff
 * have changed since stays. Records of what is of another type now are so too, and people are counted again by types.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update sub_activity set type = 'other' where id in (77, 86) and type = 'input'`.execute(db);
  await sql`update sub_activity set type = 'infrastructure' where id = 184 and type = 'input'`.execute(db);
  await sql`update sub_activity set unit = 'KM' where id = 178 and unit = 'm'`.execute(db);
  for (const [id, before, after] of WORDS)
    await sql`update sub_activity set label = label || jsonb_build_object('bn', ${after}::text)
      where id = ${id} and label ->> 'bn' = ${before}`.execute(db);
  const { rows } = await sql`
    update activity a set type = s.type from sub_activity s
    where s.id = a.sub_activity_id and s.id in (77, 86, 184) and a.type is not null and a.type <> s.type
    returning 1`.execute(db);
  if (rows.length === 0) return;
  await sql`delete from reach_tally`.execute(db);
  await fillReach(db);
}
