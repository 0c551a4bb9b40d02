import { composeChanges } from '#changed/changed.ts';
import type { Db } from '#db/tables.ts';
import { followReachOfActivities, followReachOfParticipants, REACH_TALLY } from '#modules/figures/index.ts';
import { CHANGES } from '#modules/index.ts';
import { rebuildTally } from '#tally/keep.queries.ts';
import { analyzeWork } from './registry.queries.ts';

const { member, group, activity, participant } = CHANGES;
const without = <T>(all: readonly T[], ...some: readonly unknown[]): T[] => all.filter((one) => !some.includes(one));

/**
 * People who take part are counted once everything is there: to count them again with each of many thousands of records
 * takes longer than to write these. Whoever else writes meanwhile in this process would not be heard; nobody does.
 */
export async function countPeopleAfterwards(
  inTransaction: (count: (db: Db) => Promise<void>) => Promise<void>,
  load: () => Promise<void>,
): Promise<void> {
  const before = composeChanges({
    member,
    group,
    activity: { ...activity, heardBy: without(activity.heardBy, followReachOfActivities) },
    participant: { ...participant, heardBy: without(participant.heardBy, followReachOfParticipants) },
  });
  try {
    await load();
  } finally {
    if (before) composeChanges(before);
  }
  await inTransaction(async (db) => {
    await analyzeWork(db);
    await rebuildTally(db, REACH_TALLY);
  });
}
