import type { indicators } from '@msurvey/contract';
import { tidySource } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { findIndicator } from '../find-indicator.ts';
import { keepIndicatorStates } from '../history.queries.ts';
import { indicatorsChanged } from '../indicators-changed.ts';
import { holdIndicator } from '../settings/setting.queries.ts';
import { changedMeanwhile } from '../values/changed-meanwhile.ts';
import { sourceView } from './show-source.ts';
import { checkedSource } from './source-form.ts';
import { deleteSource, recordSourceOf, sourceVersion, writeSource } from './source.queries.ts';

/** From now on an indicator is counted from these records, or from none; what was counted before is counted anew. */
export async function saveIndicatorSource(call: Call<(typeof indicators)['saveIndicatorSource']>) {
  const { db, who, body, audit } = call;
  const found = await findIndicator(call, body.logframeId);
  if (found instanceof Problem) return found;
  if (found.row.isAggregated) return problem('indicator.is-aggregated');
  if (found.setting.isDerived && body.source) return problem('indicator.read-only');
  const { id, projectId } = found;
  await holdIndicator(db, projectId, id);
  const before = await recordSourceOf(db, projectId, id);
  const newest = await sourceVersion(db, projectId, id);
  const source = body.source && tidySource(body.source);
  if (JSON.stringify(before ? tidySource(before.source) : null) !== JSON.stringify(source)) {
    if (body.version !== undefined && body.version !== newest) return changedMeanwhile([]);
    const checked = source && (await checkedSource(call, found, source));
    if (checked instanceof Problem) return checked;
    const version = newest + 1;
    if (source && checked)
      await writeSource(db, projectId, id, {
        source,
        formProjectId: checked.form.projectId,
        userId: who.userId,
        version,
      });
    else await deleteSource(db, projectId, id);
    const action = !source ? ('delete' as const) : before ? ('update' as const) : ('create' as const);
    await keepIndicatorStates(db, projectId, who.userId, [
      { nodeId: id, kind: 'source', period: '', version, action, reason: null, state: { source } },
    ]);
    await indicatorsChanged(db, projectId, [id]);
    await audit({
      action,
      entity: 'indicator-source',
      entityId: id,
      projectId,
      ...(before ? { before: before.source } : {}),
      ...(source ? { after: source } : {}),
    });
  }
  return { data: await sourceView(call, found) };
}
