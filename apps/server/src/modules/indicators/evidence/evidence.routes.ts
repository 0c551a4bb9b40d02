import type { indicatorEvidence } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { attachIndicatorEvidence, removeIndicatorEvidence } from './change-evidence.ts';
import { evidenceOf } from './evidence.queries.ts';
import { evidenceView, findValue } from './find-value.ts';

/** Pictures may be shown by a browser as they are: they hold no script. */
const SHOWN = /^image\/(jpeg|png|webp)$/;

export const indicatorEvidenceHandlers = (context: Pick<Context, 'files'>): Handlers<typeof indicatorEvidence> => ({
  indicatorEvidence: async (call) => {
    const value = await findValue(call, call.query.logframeId, call.query.date);
    return value instanceof Problem ? value : evidenceView(call.db, value);
  },
  indicatorEvidenceFile: async (call) => {
    const value = await findValue(call, call.query.logframeId, call.query.date);
    if (value instanceof Problem) return value;
    const file = (await evidenceOf(call.db, value.key)).find(({ id }) => id === call.query.id);
    const stream = file && (await context.files.get(file.fileKey));
    if (!stream) return problem('record.not-found');
    return { name: file.name, type: file.mediaType, stream, inline: SHOWN.test(file.mediaType) };
  },
  attachIndicatorEvidence: attachIndicatorEvidence(context),
  removeIndicatorEvidence,
});
