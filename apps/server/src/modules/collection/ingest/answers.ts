import type { Field, FormSchema, Place } from './form-schema.ts';
import type { RecordNode, SurveyRecord } from './read-record.ts';
import { faultOf, momentOf, type Position, positionOf, type RecordFault, typed } from './values.ts';

/** Values by path without the root; a repeat is a list of such objects under its own path. */
export type Answers = { [path: string]: string | number | Answers[] };

export interface FaultAt {
  path: string;
  fault: RecordFault;
}

export interface ReadAnswers {
  answers: Answers;
  faults: FaultAt[];
  /** Names of the files that the answers speak of. */
  files: string[];
  startedAt: Date | null;
  endedAt: Date | null;
  deviceId: string | null;
  position: Position | null;
}

/** One wrong record of a form with thousands of questions must not fill the database with its faults. */
const MOST_FAULTS = 100;
/** They stand in columns of their own. */
const OWN_COLUMNS = new Set(['meta/instanceID', 'meta/deprecatedID', 'meta/instanceName']);

/** Without a prototype: an element may be named `__proto__`, and its value must not get lost. */
const noAnswers = (): Answers => Object.create(null) as Answers;

class Reader {
  readonly result: ReadAnswers = {
    answers: noAnswers(),
    faults: [],
    files: [],
    startedAt: null,
    endedAt: null,
    deviceId: null,
    position: null,
  };
  private readonly names = new Set<string>();
  /** Counted, not searched for: a record may repeat one name fifty thousand times. */
  private readonly copies = new WeakMap<Answers, Map<string, number>>();

  fault(path: string, fault: RecordFault): void {
    if (this.result.faults.length < MOST_FAULTS) this.result.faults.push({ path, fault });
  }

  file(name: string): void {
    if (this.names.has(name)) return;
    this.names.add(name);
    this.result.files.push(name);
  }

  /** Undefined: inside something that the form does not have. */
  read(nodes: readonly RecordNode[], around: Place | undefined, prefix: string, into: Answers): void {
    for (const node of nodes) {
      const place = around?.inside.get(node.name);
      const path = place?.path ?? prefix + node.name;
      const field = place?.field;
      if (field?.kind === 'repeat') this.item(node, path, place, into);
      else if (node.children) this.group(node, path, place, into);
      else if (field?.kind !== 'group') this.value(node, path, place, into);
    }
  }

  private item(node: RecordNode, path: string, place: Place | undefined, into: Answers): void {
    const item = noAnswers();
    this.read(node.children ?? [], place, `${path}/`, item);
    const list = into[path];
    if (Array.isArray(list)) list.push(item);
    else into[path] = [item];
  }

  private group(node: RecordNode, path: string, place: Place | undefined, into: Answers): void {
    if (!place && path !== 'meta') this.fault(path, 'not-in-form');
    this.read(node.children ?? [], place, `${path}/`, into);
  }

  private value(node: RecordNode, path: string, place: Place | undefined, into: Answers): void {
    const text = node.text.trim();
    // Blank is not an answer, and not zero.
    if (text === '' || OWN_COLUMNS.has(path)) return;
    if (!place && !path.startsWith('meta/')) this.fault(path, 'not-in-form');
    const field = place?.field;
    const wrong = field && faultOf(text, field);
    if (wrong) this.fault(path, wrong);
    this.put(path, field ? typed(text, field.value) : text, into);
    if (field) this.note(text, field);
    else if (path === 'meta/audit') this.file(text);
  }

  /** A second value where the form has one place is kept beside the first. */
  private put(path: string, value: string | number, into: Answers): void {
    if (into[path] === undefined) {
      into[path] = value;
      return;
    }
    this.fault(path, 'more-than-once');
    const counts = this.copies.get(into) ?? new Map<string, number>();
    const n = (counts.get(path) ?? 1) + 1;
    this.copies.set(into, counts.set(path, n));
    into[`${path}[${n}]`] = value;
  }

  private note(text: string, { value, role }: Field): void {
    const { result } = this;
    if (value === 'file') this.file(text);
    else if ((value === 'point' || value === 'line') && !result.position) result.position = positionOf(text);
    else if (role === 'start') result.startedAt ??= momentOf(text);
    else if (role === 'end') result.endedAt ??= momentOf(text);
    else if (role === 'device') result.deviceId ??= text.slice(0, 200);
  }
}

/** The answers of a record as its form version types them. What does not fit is kept and named among the faults. */
export function readAnswers(record: SurveyRecord, schema: FormSchema): ReadAnswers {
  const reader = new Reader();
  if (record.encrypted) {
    // Only whoever holds the key can read it; what it is made of are files.
    reader.fault('', 'encrypted');
    for (const name of encryptedFiles(record.root)) reader.file(name);
  } else reader.read(record.root.children ?? [], schema, '', reader.result.answers);
  return reader.result;
}

function* encryptedFiles(root: RecordNode): Generator<string> {
  for (const node of root.children ?? []) {
    if (node.name === 'encryptedXmlFile' && node.text.trim()) yield node.text.trim();
    if (node.name !== 'media') continue;
    for (const file of node.children ?? []) if (file.text.trim()) yield file.text.trim();
  }
}
