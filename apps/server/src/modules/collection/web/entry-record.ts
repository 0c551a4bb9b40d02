import { contract, type formEntry } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { commentsOf } from '../comments/comment.queries.ts';
import { commentView } from '../comments/comment.view.ts';
import { formShape } from '../data/known-shapes.ts';
import { recordTitles } from '../data/record-titles.ts';
import { recordFiles, revisionXml } from '../data/record.queries.ts';
import { keyOf } from '../form-users/form-key.ts';
import { whoSaved } from '../ingest/again.queries.ts';
import { heldValues } from './held-values.ts';
import { recordThrough } from './record-through.ts';

const filePath = (formId: number, instanceId: string, name: string) =>
  `${contract.submissionFile.path}?${new URLSearchParams({ formId: String(formId), instanceId, name })}`;

/**
 * The newest revision, to be edited: the XML as it came, its files, what its lists need for it, and what was said about it
 * and still stands.
 */
export async function entryRecord(
  { files: store }: Context,
  { db, form, query, who, language }: Call<(typeof formEntry)['entryRecord']>,
) {
  const key = keyOf(form);
  const record = await recordThrough({ db, who, form }, query.instanceId, 'edit');
  if (!record) return problem('record.not-found');
  const ofRecord = { ...key, submissionId: record.id };
  const { answers } = record;
  const [newest, saved, files, comments, held] = await Promise.all([
    revisionXml(db, key, record.id, record.revision),
    whoSaved(db, ofRecord, record.revision),
    recordFiles(db, key, record.id),
    commentsOf(db, ofRecord),
    heldValues(db, store, { projectId: form.projectId, xformId: form.xformId, answers }, language),
  ]);
  if (!newest || !saved) return problem('record.not-found');
  const { instanceId, state, revision, version } = record;
  const shape = await formShape(db, form.xformId);
  const [instanceName = null] = await recordTitles({ db, files: store }, shape, form, [record], language);
  return {
    data: {
      instanceId,
      instanceName,
      state,
      revision,
      version,
      savedBy: saved.savedBy,
      savedAt: saved.savedAt.toISOString(),
      xml: newest.xml,
      files: files.map((file) => ({
        name: file.name,
        size: file.size,
        mediaType: file.mediaType,
        path: file.key === null ? null : filePath(form.id, instanceId, file.name),
      })),
      comments: comments.filter((comment) => comment.resolvedAt === null).map(commentView),
      ...held,
    },
  };
}
