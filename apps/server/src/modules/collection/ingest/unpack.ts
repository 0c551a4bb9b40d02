import type { Origin } from '#audit/origin.ts';
import { problem, Refusal } from '#problem/problem.ts';
import { readFormId } from '../known-forms/form-id.ts';
import type { FormOfProject } from '../known-forms/known-form.queries.ts';
import type { KnownForms } from '../known-forms/known-forms.ts';
import { type FaultAt, readAnswers } from './answers.ts';
import type { Arrived, LooseFile, RecordFile, Sender } from './arrived.ts';
import type { FormSchema } from './form-schema.ts';
import type { Parts } from './parts.ts';
import { decodeRecord, readRecord, RecordTooComplex, RecordUnreadable, type SurveyRecord } from './read-record.ts';
import type { RecordFault } from './values.ts';

export interface Wanted {
  sender: Sender;
  source: 'phone' | 'web';
  /** The form of the address; a phone's record names its own. */
  formId?: number;
  /** The phone, when the address names it. */
  deviceId?: string | undefined;
}

function readXml(bytes: Buffer): { xml: string; record: SurveyRecord } {
  try {
    const xml = decodeRecord(bytes);
    return { xml, record: readRecord(xml) };
  } catch (error) {
    if (error instanceof RecordTooComplex)
      throw new Refusal(problem('submission.too-complex', { limit: error.limit.toLocaleString('en') }));
    if (!(error instanceof RecordUnreadable)) throw error;
    throw new Refusal(problem('submission.unreadable', { what: error.message }));
  }
}

async function formOf(forms: KnownForms, record: SurveyRecord, wanted: Wanted): Promise<FormOfProject> {
  const unknown = () => new Refusal(problem('submission.form-unknown', { form: (record.formId ?? '—').slice(0, 200) }));
  const named = readFormId(record.formId ?? '');
  let formId = wanted.formId ?? named.formId;
  if (formId === null && named.idString) formId = await forms.formNamed(named.idString, wanted.sender.userId);
  const form = formId === null ? undefined : await forms.form(formId);
  if (!form) throw unknown();
  return form;
}

async function versionOf(forms: KnownForms, form: FormOfProject, record: SurveyRecord) {
  const faults: FaultAt[] = [];
  const whole = (fault: RecordFault) => void faults.push({ path: '', fault });
  if (readFormId(record.formId ?? '').idString !== form.idString) whole('other-form');
  const known = record.version === null ? undefined : await forms.version(form.xformId, record.version);
  if (!known) whole(record.version === null ? 'no-version' : 'unknown-version');
  const schema: FormSchema = known?.schema ?? (await forms.newest(form.xformId));
  return { number: known?.number ?? null, schema, faults };
}

/** The files that the answers name and those that came, each once. */
function filesOf(named: readonly string[], came: readonly LooseFile[]): RecordFile[] {
  const loose = new Map(came.map((file) => [file.name, file]));
  const all = new Map<string, RecordFile>(
    named.map((name) => [name, { name, loose: loose.get(name.normalize('NFC')) }]),
  );
  for (const file of came) if (!all.has(file.name)) all.set(file.name, { name: file.name, loose: file });
  return [...all.values()];
}

const INSTANCE_ID_LENGTH = 250;

/** From the parts of a request to a record that can be written: read once, typed by the version it names. */
export async function unpack(
  forms: KnownForms,
  parts: Parts,
  wanted: Wanted & { origin: Origin },
): Promise<{ arrived: Arrived; deprecatedId: string | null }> {
  const { xml, record } = readXml(parts.xml);
  const unreadable = (what: string) => new Refusal(problem('submission.unreadable', { what }));
  if (!record.instanceId) throw unreadable('it has no instanceID');
  if (record.instanceId.length > INSTANCE_ID_LENGTH) throw unreadable('its instanceID is too long');
  const form = await formOf(forms, record, wanted);
  const version = await versionOf(forms, form, record);
  const read = readAnswers(record, version.schema);
  const faults = [...version.faults, ...read.faults];
  const { latitude = null, longitude = null, accuracy = null } = read.position ?? {};
  return {
    deprecatedId: record.deprecatedId,
    arrived: {
      projectId: form.projectId,
      formId: form.formId,
      xformId: form.xformId,
      instanceId: record.instanceId,
      version: version.number,
      sender: wanted.sender,
      origin: wanted.origin,
      source: wanted.source,
      deviceId: read.deviceId ?? wanted.deviceId ?? null,
      startedAt: read.startedAt,
      endedAt: read.endedAt,
      instanceName: record.instanceName,
      latitude,
      longitude,
      accuracy,
      faults: faults.length ? faults : null,
      answers: read.answers,
      xml,
      files: filesOf(read.files, parts.files),
    },
  };
}
