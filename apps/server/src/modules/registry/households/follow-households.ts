import type { Listener } from '#changed/changed.ts';
import { addLines } from '#tally/add.queries.ts';
import { difference } from '#tally/counting.ts';
import type { ChangedMember } from '../members/changed-member.ts';
import { HOUSEHOLD_TALLY, holdHouseholds, writeHouseholds } from './household.queries.ts';

/** What a household takes from its people. */
const TAKEN = [
  'id',
  'household_no',
  'merged_into',
  'state',
  'registered_on',
  'projects',
  'is_household_head',
  'household_males',
  'household_females',
  'division_id',
  'district_id',
  'upazila_id',
  'union_id',
] as const satisfies (keyof ChangedMember)[];
const READS = Object.keys(HOUSEHOLD_TALLY.reads);

/** A household is what its people make of it: those with a number that somebody has or had are derived anew. */
export const followHouseholds: Listener<'member'> = async (db, { projectId, before, after }) => {
  const changes = difference(TAKEN, before, after);
  const numbers = [...new Set(changes.flatMap(({ household_no: no }) => (typeof no === 'string' ? [no] : [])))];
  if (numbers.length === 0) return;
  await holdHouseholds(db, projectId, numbers);
  const rows = await writeHouseholds(db, projectId, numbers);
  const lines = difference(
    READS,
    rows.filter((row) => !row.is_now),
    rows.filter((row) => row.is_now),
  );
  if (lines.length > 0) await addLines(db, HOUSEHOLD_TALLY, lines);
};
