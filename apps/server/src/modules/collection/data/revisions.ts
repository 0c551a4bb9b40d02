import type { formData } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { keyOf } from '../form-users/form-key.ts';
import { type Answers, readAnswers } from '../ingest/answers.ts';
import { difference } from '../ingest/difference.ts';
import { type QuestionOfForm, schemaOf } from '../ingest/form-schema.ts';
import { readRecord } from '../ingest/read-record.ts';
import { reachedRecord } from '../reach/records-reach.ts';
import { formShape } from './known-shapes.ts';
import { choicesIn } from './listed.ts';
import { questionsOfVersion, type RevisionXml, revisionXml } from './record.queries.ts';

/** The answers of a revision, read from its XML by the version it names, as they were read when it came. */
export async function answersOf(db: Db, xformId: number, { xml, version }: RevisionXml): Promise<Answers> {
  const questions = await questionsOfVersion<QuestionOfForm>(db, xformId, version);
  return readAnswers(readRecord(xml), schemaOf(questions)).answers;
}

/** Field by field what changed between two revisions of a record. */
export const recordDifference =
  ({ files }: Pick<Context, 'files'>) =>
  async (call: Call<(typeof formData)['submissionDifference']>) => {
    const { db, query, form } = call;
    const key = keyOf(form);
    const record = await reachedRecord(call, query.instanceId);
    if (!record) return problem('record.not-found');
    const [from, to] = await Promise.all([
      revisionXml(db, key, record.id, query.from),
      revisionXml(db, key, record.id, query.to),
    ]);
    if (!from || !to) return problem('record.not-found');
    const { xformId } = form;
    const [before, after, shape] = await Promise.all([
      answersOf(db, xformId, from),
      answersOf(db, xformId, to),
      formShape(db, xformId),
    ]);
    const choices = await choicesIn({ db, files }, shape, { ...key, xformId }, [
      { version: from.version, answers: before },
      { version: to.version, answers: after },
    ]);
    return { data: difference(before, after), meta: { choices } };
  };

/** The XML of a revision, to the byte as it came; of the newest unless another is asked for. */
export async function recordXml({ db, query, form, who }: Call<(typeof formData)['submissionXml']>) {
  const key = keyOf(form);
  const record = await reachedRecord({ db, who, form }, query.instanceId);
  const found = record && (await revisionXml(db, key, record.id, query.revision ?? record.revision));
  if (!found) return problem('record.not-found');
  const name = `${found.instanceId.replace(/[^\w.-]+/g, '-')}.xml`;
  return { name, type: 'application/xml', stream: Buffer.from(found.xml) };
}
