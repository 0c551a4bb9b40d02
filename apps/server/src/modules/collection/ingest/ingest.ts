import { may } from '@msurvey/domain';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import { Problem, problem, Refusal } from '#problem/problem.ts';
import { KnownForms } from '../known-forms/known-forms.ts';
import { type Entering, entryProblem } from '../web/entry-checks.ts';
import { findRefusals } from './again.queries.ts';
import type { Arrived, LooseFile } from './arrived.ts';
import { Batcher } from './batcher.ts';
import { receiveAgain } from './receive-again.ts';
import { ingestFigures } from './ingest-figures.ts';
import { readParts } from './parts.ts';
import type { Received } from './received.ts';
import { revise } from './revise.ts';
import { type Rights, rightsRefusal } from './rights.ts';
import { type Editor, editRefusalOf, refusalOf, whyNot } from './refusals.ts';
import { troubleOf } from './trouble.ts';
import { Turns } from './turns.ts';
import { unpack, type Wanted } from './unpack.ts';
import { type WriteOptions, write, type Written } from './write.ts';

const LIMITS = { writers: 2, size: 200, limit: 2000, weightLimit: 64_000_000 };

/** A phone edits what it sent itself. */
const NO_EDITOR: Editor = { mayEditAll: false, entersAll: false, person: null };

export interface Posted extends Wanted {
  /** The record that is edited and the revision that was opened; a phone's edit says so itself. */
  edit?: { of: string; base: number | null };
  /** An edit of what is no longer the newest is refused. */
  refuseStale?: boolean;
  editor?: Editor;
  byRegistry?: boolean;
  /** From the console: who, and of which projects the record is to be. */
  entering?: Entering;
  rights: Rights;
}

/** The way of every record from a request into the database; acknowledged only after the commit. */
export class Ingest {
  readonly forms: KnownForms;
  private readonly batcher: Batcher<Arrived, Written>;
  private readonly turns = new Turns();

  constructor(private readonly context: Context) {
    this.forms = new KnownForms(context.database.db);
    const options: WriteOptions = {
      pool: context.database.pool,
      statementMs: context.limits.ingestMs,
      onProjectionFailure: this.tryAgainLater,
      changed: (projectIds) => context.database.onChanged(projectIds),
    };
    this.batcher = new Batcher((items, committing) => write({ ...options, committing }, items), {
      ...LIMITS,
      weigh: (item) => item.xml.length * 2,
    });
    ingestFigures.waiting = () => this.batcher.length;
  }

  async receive(request: FastifyRequest, posted: Posted): Promise<Received> {
    const { outcomes } = ingestFigures;
    try {
      const received = await this.takeIn(request, posted);
      outcomes.stored++;
      return received;
    } catch (error) {
      const isRefused = error instanceof Refusal && error.problem.status < 500;
      outcomes[isRefused ? 'refused' : 'failed']++;
      throw error;
    }
  }

  /** Takes a posted record in. Whatever becomes of it, no file stays behind that nothing names. */
  private async takeIn(request: FastifyRequest, posted: Posted): Promise<Received> {
    const parts = await readParts(request, this.context.files, (files) => this.discard(files)).catch(
      (error: unknown) => {
        throw troubleOf(error) ?? error;
      },
    );
    let received: Received;
    try {
      const origin = {
        requestId: request.id,
        address: request.ip,
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
      };
      await this.turns.next(posted.sender.userId);
      const { arrived, deprecatedId } = await unpack(this.forms, parts, {
        ...posted,
        origin,
      });
      arrived.byRegistry = posted.byRegistry ?? false;
      if (posted.entering) await this.refuseEntry(arrived, deprecatedId, posted, posted.entering);
      received = await this.store(arrived, deprecatedId, posted);
    } catch (error) {
      // Where the outcome is unknown the files may be in use; the sweep finds those that are not.
      if (error instanceof Refusal) this.discard(parts.files);
      throw troubleOf(error) ?? error;
    }
    this.discard(received.spare);
    return received;
  }

  /** What is wrong with an entry is told only to those who may send it. */
  private async refuseEntry(
    arrived: Arrived,
    deprecatedId: string | null,
    posted: Posted,
    entering: Entering,
  ): Promise<void> {
    const { db } = this.context.database;
    const { projectId, formId, answers, byRegistry } = arrived;
    const edited = deprecatedId ?? posted.edit?.of;
    const stand = () => findRefusals(db, formId, posted.sender, false);
    const mayCollect = async () => may(entering.who, 'Form Data/Create') && (await stand())?.isFormUser === true;
    const entry = {
      projectId,
      formId,
      answers,
      instanceId: edited ?? arrived.instanceId,
      isEdit: edited !== undefined,
    };
    const found = await entryProblem(db, { ...entry, ...entering, mayCollect });
    if (!found) return;
    const stands = await stand();
    // Whom a registry's screens let in need not be a form user, and is told what is wrong.
    const asFormUser = stands && byRegistry ? { ...stands, isFormUser: true } : stands;
    const refused = edited ? editRefusalOf(stands, posted.editor ?? NO_EDITOR) : refusalOf(asFormUser);
    throw new Refusal(refused ?? rightsRefusal(posted.rights, edited ? 'later' : 'first') ?? found);
  }

  private async store(arrived: Arrived, deprecatedId: string | null, posted: Posted): Promise<Received> {
    const { refuseStale = false, editor = NO_EDITOR, edit, rights } = posted;
    const from = deprecatedId ?? edit?.of;
    if (from !== undefined) {
      const how = { from, record: edit?.of ?? null, base: edit?.base ?? null, refuseStale, ...editor, rights };
      const revised = await revise(this.context, arrived, how, this.tryAgainLater);
      if (revised) return accepted(revised);
      if (edit) throw new Refusal(problem('record.not-found'));
      // What it was made from never came: kept as a record of its own.
      arrived.faults = [...(arrived.faults ?? []), { path: 'meta/deprecatedID', fault: 'no-earlier-record' }];
    }
    const forbidden = rightsRefusal(rights, 'first');
    if (forbidden) throw new Refusal(forbidden);
    const { projectId, formId } = arrived;
    const written = await this.batcher.add(arrived);
    if (written.outcome === 'stored')
      return { projectId, formId, submissionId: written.submissionId, revision: 1, spare: [] };
    if (written.outcome === 'again') return receiveAgain(this.context, arrived, { ...editor, rights });
    throw new Refusal(await whyNot(this.context.database.db, formId, posted.sender));
  }

  private readonly tryAgainLater = (db: Db): Promise<void> =>
    this.context.jobs.enqueue(db, 'retry-projections', {}, { key: 'retry-projections' });

  private discard(files: readonly LooseFile[]): void {
    for (const { key } of files)
      this.context.files.remove(key).catch((error: unknown) => {
        this.context.log.warn({ err: error, key }, 'a file that nothing names could not be removed');
      });
  }
}

const accepted = (result: Received | Problem): Received => {
  if (result instanceof Problem) throw new Refusal(result);
  return result;
};
