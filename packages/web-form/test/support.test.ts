import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BEYOND, galleryFile, galleryXml, KINDS } from '../gallery/index.ts';
import { findNode, type OpenedForm, readInstance, serializeSubmission, setAnswer } from '../src/node.ts';
import { supportTable } from './support/support-table.ts';
import { opened } from './support/workbook.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const gallery = (): Promise<OpenedForm> =>
  opened(galleryXml(), {
    attachments: galleryFile,
    filler: { username: 'rahim', deviceId: 'web:1', email: 'r@example.org', phoneNumber: '017' },
    locate: async () => '23.7 90.4 10 5',
  });

describe('what a form notes beside its questions', () => {
  it('gallery: keeps calculations and hidden values', async () => {
    const form = await gallery();
    setAnswer(findNode(form.root, '/data/texts/integer') as never, '21');
    setAnswer(findNode(form.root, '/data/texts/text') as never, 'Rahim');
    const reading = readInstance(form.root.instanceState.instanceXML);
    const at = (path: string) => reading?.answers.find((answer) => answer.path === path)?.value;
    expect({ hidden: at('/data/hidden'), twice: at('/data/twice'), triggered: at('/data/others/triggered') }).toEqual({
      hidden: 'kept',
      twice: '42',
      triggered: 'age 21',
    });
    expect(reading?.instanceName).toBe('Visit of Rahim');
  });

  it('gallery: notes who, where and when', async () => {
    const form = await gallery();
    setAnswer(findNode(form.root, '/data/others/needed') as never, 'Karim');
    const result = await serializeSubmission(form);
    const reading = result.status === 'complete' ? readInstance(result.submission.xml) : null;
    const at = (name: string) => reading?.answers.find((answer) => answer.path === `/data/${name}`)?.value;
    expect(at('username')).toContain('rahim');
    expect(at('deviceid')).toContain('web:1');
    expect(at('email')).toContain('r@example.org');
    expect(at('phonenumber')).toContain('017');
    expect(at('start')).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(at('end')).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(at('today')).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(at('began_at')).toMatch(/^23\.7 90\.4/);
    expect([at('simserial'), at('subscriberid')]).toEqual(['', '']);
  });
});

describe('the table of support', () => {
  it('stands in the README as the gallery has it', () => {
    expect(read('../README.md')).toContain(supportTable(Object.values(KINDS).flat(), BEYOND));
  });

  it('names a test that exists for everything that is no question', () => {
    const tests = ['support.test.ts', 'form.test.tsx', 'headless.test.ts', 'property.test.ts'].map(read).join('\n');
    const titleOf = (test: string) => test.replace(/that is \w+,/, 'that is %s,');
    expect(BEYOND.filter(({ test }) => !tests.includes(`'${titleOf(test)}'`)).map(({ test }) => test)).toEqual([]);
  });
});
