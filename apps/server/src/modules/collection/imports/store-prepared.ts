import type { Db } from '#db/tables.ts';
import type { FormOfProject } from '#http/project-gate.queries.ts';
import type { Arrived, LooseFile, Sender } from '../ingest/arrived.ts';
import { writeBatch } from '../ingest/batch.queries.ts';
import { project } from '../projections/run.ts';
import { submissionsById } from '../projections/projection.queries.ts';
import type { ProjectedSubmission } from '../projections/projector.ts';
import type { Entry } from './check-rows.ts';
import { backdate, type PreparedRow, writePrepared } from './prepared.queries.ts';
import { formToFill } from './read-import.ts';
import { clientOf, RecordMaker } from './store-records.ts';

/** A record that the product brings along: of a demonstration, or of a benchmark. */
export interface PreparedRecord {
  instanceId: string;
  /** By path without the root. */
  values: Readonly<Record<string, string | number | null | undefined>>;
  /** Items of repeats by the repeat's path; their values by whole path. */
  items?: Readonly<Record<string, readonly Readonly<Record<string, string | number | null | undefined>>[]>>;
  sender: Sender;
  receivedAt: Date;
  /** Already in the file store, under the names that the answers give. */
  files?: readonly LooseFile[];
}

const ORIGIN = { requestId: 'demonstration', address: '127.0.0.1', userAgent: null };
const AT_ONCE = 200;

const entryOf = (values: PreparedRecord['values'], items: PreparedRecord['items'] = {}): Entry => ({
  values: new Map(
    Object.entries(values).flatMap(([path, value]) =>
      value === null || value === undefined ? [] : [[path, String(value)]],
    ),
  ),
  items: new Map(Object.entries(items).map(([path, list]) => [path, list.map((one) => entryOf(one))])),
});

/** As they would have arrived from the console: XML made from the form's newest version, and read like any other. */
export async function makePrepared(db: Db, form: FormOfProject): Promise<(given: PreparedRecord) => Arrived> {
  const fill = await formToFill(db, form);
  if (!fill) throw new Error(`form ${form.id} has no version to fill`);
  const maker = new RecordMaker(form, fill);
  return ({ instanceId, values, items, sender, files = [] }) => {
    const made = maker.make({ ...entryOf(values, items), instanceId }, { sender, origin: ORIGIN, source: 'web' });
    return {
      ...made,
      files: made.files.map(({ name }) => ({ name, loose: files.find((file) => file.name === name) })),
    };
  };
}

/** Through the same door as every other record, each on the day it is given for. In the transaction of the caller. */
export async function storePrepared(db: Db, form: FormOfProject, given: readonly PreparedRecord[]): Promise<number[]> {
  const make = await makePrepared(db, form);
  const client = clientOf(db);
  const ids: number[] = [];
  for (let at = 0; at < given.length; at += AT_ONCE) {
    const batch = given.slice(at, at + AT_ONCE);
    const rows = await writeBatch(client, batch.map(make));
    if (rows.some((row) => row.id === null)) throw new Error(`form ${form.id} refused a prepared record`);
    ids.push(...rows.map((row) => row.id as number));
  }
  await backdate(
    db,
    form,
    ids.map((id, i) => ({ id, at: (given[i] as PreparedRecord).receivedAt })),
  );
  const key = { projectId: form.projectId, formId: form.id, xformId: form.xformId };
  if (!(await project(db, await submissionsById(db, key, ids))))
    throw new Error(`form ${form.id} could not be projected`);
  return ids;
}

/**
 * Many at once, each on its day: without an audit line and without asking who may send, but with everything that is derived
 * from them. Answers their ids in order; whoever calls recounts the form at the end.
 */
export async function insertPrepared(db: Db, given: readonly PreparedRow[]): Promise<number[]> {
  const written = await writePrepared(db, given);
  const rows = given.map(({ arrived, receivedAt, decided }, i): ProjectedSubmission => {
    const { id: submissionId, organizationId } = written[i] as (typeof written)[number];
    const { projectId, formId, xformId, instanceId, version, latitude, longitude, accuracy, answers } = arrived;
    const standing = {
      state: decided?.verdict ?? ('received' as const),
      revision: 1,
      isNew: true as const,
      userId: arrived.sender.userId,
      organizationId,
      receivedAt,
    };
    const of = { projectId, formId, xformId, submissionId, instanceId, version };
    return { ...of, ...standing, latitude, longitude, accuracy, answers };
  });
  if (!(await project(db, rows))) throw new Error('the prepared records could not be projected');
  return written.map((row) => row.id);
}
