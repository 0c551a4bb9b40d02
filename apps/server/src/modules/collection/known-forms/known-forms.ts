import type { Db } from '#db/tables.ts';
import { LruMap } from '#http/lru.ts';
import { type FormSchema, NO_SCHEMA, schemaOf } from '../ingest/form-schema.ts';
import {
  findForm,
  findNewestVersion,
  findVersion,
  type FormOfProject,
  formsNamed,
  type VersionRow,
} from './known-form.queries.ts';

export interface KnownVersion {
  number: number;
  schema: FormSchema;
}

/** How long a version that nobody knows is believed to be unknown: a phone may have it before we look again. */
const UNKNOWN_MS = 1000;

/** A phone sends what it holds one after another: the form that its plain id meant a moment ago is the one it means now. */
const NAMED_MS = 2000;

/**
 * Forms and their versions as reading a record needs them. What is remembered here for long never changes (the project
 * and the definition of a form, and a version once it is deployed), so nothing has to be forgotten. Whether a form is open is not
 * remembered at all: the statement that writes asks.
 */
export class KnownForms {
  private readonly forms = new LruMap<number, FormOfProject>(2000);
  private readonly versions = new LruMap<string, KnownVersion | { unknownAt: number }>(500);

  private readonly named = new LruMap<string, { formId: number; at: number }>(5000);

  constructor(private readonly db: Db) {}

  /**
   * The form that a person means by a plain id; null when there is none, or several and nobody can tell which. Only what
   * was found is remembered, and not for long; whether it may be written to is asked by the statement that writes.
   */
  async formNamed(idString: string, userId: number): Promise<number | null> {
    const key = `${userId}/${idString}`;
    const known = this.named.get(key);
    if (known && Date.now() - known.at < NAMED_MS) return known.formId;
    const found = await formsNamed(this.db, idString, userId);
    const formId = found.length === 1 ? (found[0] as number) : null;
    if (formId !== null) this.named.set(key, { formId, at: Date.now() });
    return formId;
  }

  async form(formId: number): Promise<FormOfProject | undefined> {
    const known = this.forms.get(formId);
    if (known) return known;
    const found = await findForm(this.db, formId);
    if (found) this.forms.set(formId, found);
    return found;
  }

  async version(xformId: number, version: string): Promise<KnownVersion | undefined> {
    const key = `${xformId}/${version}`;
    const known = this.versions.get(key);
    if (known && 'schema' in known) return known;
    if (known && Date.now() - known.unknownAt < UNKNOWN_MS) return undefined;
    const found = await findVersion(this.db, xformId, version);
    const remembered = found ? toKnown(found) : undefined;
    this.versions.set(key, remembered ?? { unknownAt: Date.now() });
    return remembered;
  }

  /** For a record that names no version of ours: the newest is the best guess at what its values mean. */
  async newest(xformId: number): Promise<FormSchema> {
    const found = await findNewestVersion(this.db, xformId);
    return found ? ((await this.version(xformId, found.version))?.schema ?? NO_SCHEMA) : NO_SCHEMA;
  }
}

const wholeLists = ({ questions, choices }: VersionRow) =>
  questions.map((question) => ({ ...question, choices: choices[question.list ?? ''] ?? question.choices }));

const toKnown = (row: VersionRow): KnownVersion => ({ number: row.number, schema: schemaOf(wholeLists(row)) });
