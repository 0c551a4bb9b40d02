import { createHash, randomUUID } from 'node:crypto';
import type { indicatorEvidence } from '@msurvey/contract';
import { EVIDENCE_ENDINGS, MOST_EVIDENCE } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { fileName } from '#modules/collection/index.ts';
import { Problem, problem } from '#problem/problem.ts';
import { keepIndicatorStates } from '../history.queries.ts';
import { holdIndicator } from '../settings/setting.queries.ts';
import { valueState } from '../values/save-collection.ts';
import { setOf } from '../values/value.queries.ts';
import { deleteEvidence, evidenceOf, insertEvidence, nextValueVersion } from './evidence.queries.ts';
import { evidenceType } from './evidence-type.ts';
import { attachFault, evidenceView, findValue, type FoundValue, removalFault } from './find-value.ts';

type Calls = typeof indicatorEvidence;
type Change = Pick<Call<Calls['removeIndicatorEvidence']>, 'db' | 'who' | 'audit'>;

/** In the history of the value and in the audit. What is typed stays as it was, so nobody else's typing is in the way. */
async function noteChange(
  { db, who, audit }: Change,
  { key, row }: FoundValue,
  action: 'attach' | 'detach',
  file: { name: string; size: number },
): Promise<void> {
  await nextValueVersion(db, key);
  const { collectionVersion: version } = await setOf(db, key.projectId, key.nodeId);
  const state = { ...valueState(row, row.state), files: [file.name] };
  await keepIndicatorStates(db, key.projectId, who.userId, [
    { nodeId: key.nodeId, kind: 'value', period: key.period, version, action, reason: null, state },
  ]);
  const said = { period: key.period, name: file.name, size: file.size };
  await audit({
    action,
    entity: 'indicator-value',
    entityId: key.nodeId,
    projectId: key.projectId,
    ...(action === 'attach' ? { after: said } : { before: said }),
  });
}

/** Phones call every photo alike: `image.jpg`, then `image (2).jpg`. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = [name.slice(0, dot), name.slice(dot)];
  for (let n = 2, free = name; ; free = `${stem} (${n++})${ending}`) if (!taken.has(free)) return free;
}

export const attachIndicatorEvidence =
  ({ files }: Pick<Context, 'files'>) =>
  async (call: Call<Calls['attachIndicatorEvidence']>) => {
    const { db, who, query, project, upload } = call;
    const asked = await findValue(call, query.logframeId, query.date);
    if (asked instanceof Problem) return asked;
    await holdIndicator(db, project.homeId, asked.found.id);
    const value = await findValue(call, query.logframeId, query.date);
    if (value instanceof Problem) return value;
    const locked = attachFault(value);
    if (locked) return locked;
    const { bytes } = upload;
    const name = fileName(upload.fileName);
    const mediaType = name && evidenceType(bytes, name);
    if (!name || !mediaType) return problem('upload.wrong-type', { types: EVIDENCE_ENDINGS.join(', ') });
    const hash = createHash('sha256').update(bytes).digest('hex');
    const there = await evidenceOf(db, value.key);
    if (!there.some((file) => file.hash === hash)) {
      if (there.length >= MOST_EVIDENCE) return problem('indicator.evidence-full', { most: MOST_EVIDENCE });
      // In the store before a row names it; of a row that was never committed the sweep takes the file away.
      const fileKey = randomUUID();
      await files.put(fileKey, bytes);
      const file = { name: freeName(name, new Set(there.map((one) => one.name))), size: bytes.length };
      await insertEvidence(db, value.key, who.userId, { ...file, fileKey, mediaType, hash });
      await noteChange(call, value, 'attach', file);
    }
    return evidenceView(db, value);
  };

/** The file itself is taken away by the sweep, once no backup may still name it. */
export async function removeIndicatorEvidence(call: Call<Calls['removeIndicatorEvidence']>) {
  const { db, body, project } = call;
  const asked = await findValue(call, body.logframeId, body.date);
  if (asked instanceof Problem) return asked;
  await holdIndicator(db, project.homeId, asked.found.id);
  const value = await findValue(call, body.logframeId, body.date);
  if (value instanceof Problem) return value;
  const locked = await removalFault(db, value);
  if (locked) return locked;
  const file = (await evidenceOf(db, value.key)).find(({ id }) => id === body.id);
  if (file) {
    await deleteEvidence(db, value.key, file.id);
    await noteChange(call, value, 'detach', file);
  }
  return evidenceView(db, value);
}
