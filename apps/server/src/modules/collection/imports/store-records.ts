import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { ClientBase } from 'pg';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import type { Origin } from '#audit/origin.ts';
import { type Problem, problem } from '#problem/problem.ts';
import type { FormOfProject } from '#http/project-gate.queries.ts';
import { readAnswers } from '../ingest/answers.ts';
import type { Arrived, Sender } from '../ingest/arrived.ts';
import { writeBatch } from '../ingest/batch.queries.ts';
import { type FormSchema, schemaOf } from '../ingest/form-schema.ts';
import { readRecord } from '../ingest/read-record.ts';
import { whyNot } from '../ingest/refusals.ts';
import { projected } from '../ingest/write.ts';
import { project } from '../projections/run.ts';
import { recordXml } from './build-xml.ts';
import type { Entry, RecordEntry } from './check-rows.ts';
import type { FormToFill } from './read-import.ts';

const AT_ONCE = 200;

/** The batch writer speaks to a connection; here it speaks to the transaction that the request runs in. */
export const clientOf = (db: Db) =>
  ({
    query: ({ text, values }: { text: string; values: unknown[] }) => db.executeQuery(CompiledQuery.raw(text, values)),
  }) as unknown as ClientBase;

export interface RecordsToStore {
  form: FormOfProject;
  fill: FormToFill;
  records: readonly RecordEntry[];
  sender: Sender;
  origin: Origin;
}

/** How the records of a form are made from what is given, and read as any other record is. */
export class RecordMaker {
  private readonly schema: FormSchema;

  constructor(
    private readonly form: FormOfProject,
    private readonly fill: FormToFill,
  ) {
    // With whole lists of choices, which the questions of a version carry only the beginning of.
    this.schema = schemaOf(
      fill.form.shape.questions.map(({ path, choices, list, ...question }) => ({
        ...question,
        path: `/${fill.template.root}/${path}`,
        choices: choices ?? undefined,
        list: list ?? undefined,
      })),
    );
  }

  make(entry: Entry & { instanceId: string | null }, from: Pick<Arrived, 'sender' | 'origin' | 'source'>): Arrived {
    const instanceId = entry.instanceId ?? `uuid:${randomUUID()}`;
    const xml = recordXml(this.fill.template, entry, instanceId);
    const read = readAnswers(readRecord(xml), this.schema);
    const { latitude = null, longitude = null, accuracy = null } = read.position ?? {};
    return {
      projectId: this.form.projectId,
      formId: this.form.id,
      xformId: this.form.xformId,
      instanceId,
      version: this.fill.form.shape.version,
      ...from,
      deviceId: null,
      startedAt: read.startedAt,
      endedAt: read.endedAt,
      instanceName: null,
      latitude,
      longitude,
      accuracy,
      faults: read.faults.length > 0 ? read.faults : null,
      answers: read.answers,
      xml,
      files: read.files.map((name) => ({ name, loose: undefined })),
    };
  }
}

/** Through the same door as every other record, in the transaction of the caller: all of them, or none. */
export async function storeRecords(
  { jobs }: Pick<Context, 'jobs'>,
  db: Db,
  what: RecordsToStore,
): Promise<number[] | Problem> {
  const client = clientOf(db);
  const { sender, origin } = what;
  const maker = new RecordMaker(what.form, what.fill);
  const arrived = what.records.map((entry) => maker.make(entry, { sender, origin, source: 'import' }));
  const ids: number[] = [];
  for (let at = 0; at < arrived.length; at += AT_ONCE) {
    const batch = arrived.slice(at, at + AT_ONCE);
    const rows = await writeBatch(client, batch);
    if (rows.some((row) => !row.allowed)) return whyNot(db, what.form.id, what.sender);
    if (rows.some((row) => row.id === null)) return problem('record.conflict');
    ids.push(...rows.map((row) => row.id as number));
    const fresh = rows.map((row) => projected(batch[row.n - 1] as Arrived, row));
    if (!(await project(db, fresh))) await jobs.enqueue(db, 'retry-projections', {}, { key: 'retry-projections' });
  }
  return ids;
}
