import { contract, type formEntry } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { problem } from '#http/problem.ts';
import { commentsOf } from '../comments/comment.queries.ts';
import { commentView } from '../comments/comment.view.ts';
import { findRecord, recordFiles, revisionXml } from '../data/record.queries.ts';
import { keyOf } from '../form-users/form-key.ts';
import { whoSaved } from '../ingest/again.queries.ts';

const filePath = (formId: number, instanceId: string, name: string) =>
  `${contract.submissionFile.path}?${new URLSearchParams({ formId: String(formId), instanceId, name })}`;

/** The newest revision, to be edited: the XML as it came, its files, and what was said about it and still stands. */
export async function entryRecord({ db, form, query }: Call<(typeof formEntry)['entryRecord']>) {
  const key = keyOf(form);
  const record = await findRecord(db, key, query.instanceId);
  if (!record) return problem('record.not-found');
  const ofRecord = { ...key, submissionId: record.id };
  const [newest, saved, files, comments] = await Promise.all([
    revisionXml(db, key, record.id, record.revision),
    whoSaved(db, ofRecord, record.revision),
    recordFiles(db, key, record.id),
    commentsOf(db, ofRecord),
  ]);
  if (!newest || !saved) return problem('record.not-found');
  const { instanceId, instanceName, state, revision, version } = record;
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
    },
  };
}
