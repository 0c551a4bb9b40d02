import { randomBytes } from 'node:crypto';
import type { TestForm } from './forms.queries.ts';
import { recordOf } from './household.ts';

export interface Malformed {
  what: string;
  /** Null: none. */
  contentType: string | null;
  body: Buffer;
}

const BOUNDARY = 'ThisIsABoundary';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const part = (name: string, content: Buffer | string, more = '; filename="record.xml"', type = 'text/xml') =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const end = Buffer.from(`--${BOUNDARY}--\r\n`);
const whole = (...parts: Buffer[]) => Buffer.concat([...parts, end]);
const asRecord = (xml: Buffer | string) => whole(part('xml_submission_file', xml));

/** The same every time for one seed: what failed can be looked at again. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Make = (form: TestForm, random: () => number) => Omit<Malformed, 'what'>;
const post = (body: Buffer, contentType: string | null = TYPE) => ({ body, contentType });
const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T;
const upTo = (n: number, random: () => number) => Math.floor(random() * n);

const KINDS: Record<string, Make> = {
  'truncated XML': (form, random) => {
    const xml = recordOf(form);
    return post(asRecord(xml.slice(0, upTo(xml.length - 1, random))));
  },
  'truncated body': (form, random) => {
    const body = asRecord(recordOf(form));
    return post(body.subarray(0, upTo(body.length - end.length, random)));
  },
  'wrong encoding': (form, random) => {
    const xml = recordOf(form);
    const encoded = [
      Buffer.from(xml, 'utf16le'),
      Buffer.from(`\uFEFF${xml}`, 'utf16le'),
      Buffer.from(xml.replace('রহিম', 'é'), 'latin1'),
      Buffer.from(xml.replace("version='1.0'", "version='1.0' encoding='windows-1252'")),
      Buffer.concat([Buffer.from(xml.slice(0, 200)), randomBytes(20), Buffer.from([0xff, 0xfe, 0x80])]),
    ];
    return post(asRecord(pick(encoded, random)));
  },
  'deep nesting': (form, random) => {
    const depth = 62 + upTo(20_000, random);
    return post(asRecord(recordOf(form, { body: `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}` })));
  },
  'huge values': (form, random) =>
    post(asRecord(recordOf(form, { body: `<name>${'x'.repeat(1_000_001 + upTo(500_000, random))}</name>` }))),
  'many elements': (form, random) =>
    post(asRecord(recordOf(form, { body: '<x/>'.repeat(50_001 + upTo(20_000, random)) }))),
  'foreign namespaces': (form, random) => {
    const odd = pick(
      [
        `<meta xmlns="urn:other"><instanceID/></meta>`,
        `<x:y xmlns:x="urn:x"><x:z/></x:y>`,
        `<undeclared:name>1</undeclared:name>`,
        `<a:a:b/>`,
      ],
      random,
    );
    // Without a name of its own nobody could tell it from another.
    return post(asRecord(recordOf(form, { body: odd, instanceId: ' ' })));
  },
  'a DOCTYPE': (form, random) => {
    const entities = Array.from({ length: 1 + upTo(20, random) }, (_, i) => `<!ENTITY e${i} "${'&e'.repeat(i)}">`);
    const doctype = pick(
      [
        `<!DOCTYPE data [${entities.join('')}]>`,
        '<!DOCTYPE data SYSTEM "file:///etc/passwd">',
        '<!DOCTYPE data PUBLIC "a" "b">',
      ],
      random,
    );
    return post(asRecord(recordOf(form).replace('?>', `?>${doctype}`)));
  },
  'wrong MIME': (form, random) =>
    post(
      asRecord(recordOf(form)),
      pick(
        [
          null,
          'text/xml',
          'application/json',
          'multipart/mixed; boundary=x',
          'multipart/form-data',
          'x',
          'multipart/form-data; boundary=',
        ],
        random,
      ),
    ),
  'missing parts': (form, random) =>
    post(
      pick(
        [
          end,
          Buffer.alloc(0),
          whole(part('other', recordOf(form))),
          whole(part('photo.jpg', 'x', '; filename="photo.jpg"', 'image/jpeg')),
          whole(part('xml_submission_file', '')),
          whole(part('xml_submission_file', recordOf(form)), part('xml_submission_file', recordOf(form))),
          whole(part('xml_submission_file', recordOf(form)), part('f', 'x', '; filename=".."', 'image/jpeg')),
        ],
        random,
      ),
    ),
  'files that run': (form, random) =>
    post(
      whole(
        part('xml_submission_file', recordOf(form, { photo: 'p.jpg' })),
        part(
          'p.jpg',
          pick(['MZ\u0090', '\u007fELF', '<html>', '#!/bin/sh', '<svg/>'], random),
          '; filename="p.jpg"',
          'image/jpeg',
        ),
      ),
    ),
  'no such form': (form, random) =>
    post(
      asRecord(
        recordOf(form, {
          formId: pick(['x.f1', 'household.f2000000000', '', 'a'.repeat(5000), 'household.f0'], random),
        }),
      ),
    ),
  noise: (_form, random) =>
    post(pick([randomBytes(upTo(5000, random)), asRecord(randomBytes(upTo(5000, random)))], random)),
  'flipped bytes': (form, random) => {
    const body = Buffer.from(asRecord(recordOf(form)));
    // In the markup at the beginning, so that the record cannot be right any more.
    const from = body.indexOf('<data');
    for (let i = 0; i < 8; i++) body[from + upTo(60, random)] = upTo(32, random);
    return post(body);
  },
};

export function* malformed(form: TestForm, count: number, seed = 1): Generator<Malformed> {
  const kinds = Object.entries(KINDS);
  const random = randomOf(seed);
  for (let i = 0; i < count; i++) {
    const [what, make] = kinds[i % kinds.length] as [string, Make];
    yield { what: `${what} (${i})`, ...make(form, random) };
  }
}
