import type { catalogue } from '@msurvey/contract';
import { may } from '@msurvey/domain';
import type { Call, Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { forgetLists } from '#modules/forms/index.ts';
import * as queries from './catalogue.queries.ts';

/** Work plans and activities refer to a sub-activity by its id: what it is called may change, what it is may not. */
async function changeSubActivity({ db, body, audit, onCommit }: Call<(typeof catalogue)['changeSubActivity']>) {
  const before = await queries.holdSubActivity(db, body.id);
  if (!before) return problem('record.not-found');
  const { id, ...change } = body;
  await queries.updateSubActivity(db, id, change);
  const { label, unit, isMeasured, isActive } = before;
  const was = { label, unit, isMeasured, isActive };
  await audit({ action: 'change', entity: 'sub-activity', entityId: id, before: was, after: change });
  // Forms that are fetched from here on have it.
  onCommit(forgetLists);
  return { data: { ...before, ...change } };
}

export const catalogueHandlers: Handlers<typeof catalogue> = {
  agencies: async ({ db }) => ({ data: await queries.agencies(db) }),
  subActivities: async ({ db, query, who }) => ({
    data: await queries.subActivities(db, query.agencyId ?? null),
    meta: { can: { edit: may(who, 'Work plan/Edit') } },
  }),
  changeSubActivity,
};
