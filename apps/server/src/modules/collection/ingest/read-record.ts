import { SaxesParser } from 'saxes';

/** An element of a record: its text, or its children. Attributes matter only on the root. */
export interface RecordNode {
  name: string;
  text: string;
  children: RecordNode[] | undefined;
}

export interface SurveyRecord {
  root: RecordNode;
  /** The root's `id` and `version` as written; null when it has none. */
  formId: string | null;
  version: string | null;
  encrypted: boolean;
  instanceId: string | null;
  deprecatedId: string | null;
  instanceName: string | null;
}

/** The sender's fault, said so that it can be mended. */
export class RecordUnreadable extends Error {
  override name = 'RecordUnreadable';
}

/** Well-formed, but more than is read while others wait. */
export class RecordTooComplex extends RecordUnreadable {
  override name = 'RecordTooComplex';
  constructor(readonly limit: number) {
    super(`it has more than ${limit} parts`);
  }
}

/**
 * Far above what a form can ask (two hundred people with forty questions each are 8,000 elements), and measured so that no
 * record keeps everybody else waiting for more than 50 ms: 20,000 elements take 30 ms to read, check and write down,
 * 20,000 attributes 9, 2 MB of text 25, 50,000 references 26.
 */
export const RECORD_LIMITS = {
  bytes: 2_000_000,
  depth: 64,
  elements: 20_000,
  attributes: 20_000,
  references: 50_000,
  valueLength: 1_000_000,
  nameLength: 255,
};

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** The text of a record. Phones write UTF-8; anything else would be stored as something that nobody entered. */
export function decodeRecord(bytes: Buffer): string {
  if (bytes.length === 0) throw new RecordUnreadable('the record is empty');
  if (bytes.length > RECORD_LIMITS.bytes) throw new RecordUnreadable('the record is too large');
  const [a, b] = bytes;
  if ((a === 0xfe && b === 0xff) || (a === 0xff && b === 0xfe) || a === 0 || b === 0)
    throw new RecordUnreadable('the record must be encoded in UTF-8, not in UTF-16');
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new RecordUnreadable('the record must be encoded in UTF-8');
  }
}

const localName = (name: string): string => {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
};

/** `&lt;` and the like cost the parser ten times what a letter does. */
function referencesIn(xml: string): number {
  let found = 0;
  for (let at = xml.indexOf('&'); at >= 0; at = xml.indexOf('&', at + 1)) found++;
  return found;
}

/**
 * Reads the XML of a record once, from beginning to end. Names lose their prefix: whether `meta` carries one depends on
 * the program that wrote it. There are no entities but XML's own, because a DOCTYPE is refused.
 */
export function readRecord(xml: string): SurveyRecord {
  if (referencesIn(xml) > RECORD_LIMITS.references) throw new RecordTooComplex(RECORD_LIMITS.references);
  const parser = new SaxesParser({ xmlns: false, position: false });
  const stack: RecordNode[] = [];
  let root: RecordNode | undefined;
  let head: Pick<SurveyRecord, 'formId' | 'version' | 'encrypted'> = { formId: null, version: null, encrypted: false };
  let elements = 0;
  let attributes = 0;
  const fail = (what: string): never => {
    throw new RecordUnreadable(what);
  };

  const tooMany = (limit: number): never => {
    throw new RecordTooComplex(limit);
  };

  parser.on('error', (error) => fail(`the XML is broken at ${error.message}`));
  parser.on('doctype', () => fail('a DOCTYPE is not accepted'));
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^(utf-?8|us-ascii)$/i.test(encoding))
      fail(`the record must be encoded in UTF-8, not in ${encoding}`);
  });
  parser.on('opentag', (tag) => {
    if (++elements > RECORD_LIMITS.elements) tooMany(RECORD_LIMITS.elements);
    if (stack.length >= RECORD_LIMITS.depth) fail('its elements are nested too deeply');
    if (tag.name.length > RECORD_LIMITS.nameLength) fail('a name in it is too long');
    const node: RecordNode = { name: localName(tag.name), text: '', children: undefined };
    const parent = stack.at(-1);
    let isTemplate = false;
    for (const name in tag.attributes) {
      if (++attributes > RECORD_LIMITS.attributes) tooMany(RECORD_LIMITS.attributes);
      isTemplate ||= name === 'jr:template';
    }
    if (!parent) {
      root = node;
      const { id, version, encrypted, 'orx:version': prefixed } = tag.attributes;
      head = { formId: id ?? null, version: version ?? prefixed ?? null, encrypted: encrypted === 'yes' };
    }
    // What a repeat would be made of is no answer.
    else if (!isTemplate) (parent.children ??= []).push(node);
    stack.push(node);
  });
  const text = (value: string) => {
    const node = stack.at(-1);
    if (!node) return;
    node.text = node.text ? node.text + value : value;
    if (node.text.length > RECORD_LIMITS.valueLength) fail(`the value of ${node.name} is too long`);
  };
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', () => void stack.pop());
  parser.write(xml).close();
  if (!root) return fail('it holds no record');
  return { root, ...head, ...readMeta(root) };
}

const childNamed = (node: RecordNode | undefined, name: string) => node?.children?.find((child) => child.name === name);
const textOf = (node: RecordNode | undefined): string | null => {
  const text = node?.text.trim();
  return text ? text.slice(0, 500) : null;
};

function readMeta(root: RecordNode) {
  const meta = childNamed(root, 'meta');
  return {
    instanceId: textOf(childNamed(meta, 'instanceID')),
    deprecatedId: textOf(childNamed(meta, 'deprecatedID')),
    instanceName: textOf(childNamed(meta, 'instanceName')),
  };
}
