import { describe, expect, it } from 'vitest';
import { decodeRecord, readRecord, RECORD_LIMITS } from './read-record.ts';

const record = (inner: string, attributes = 'id="f" version="1"') => `<data ${attributes}>${inner}</data>`;

describe('reading the XML of a record', () => {
  it('finds the form, the version and the names of the record, with prefixes or without', () => {
    for (const p of ['', 'orx:']) {
      const meta = `<${p}meta><${p}instanceID>uuid:1</${p}instanceID><${p}deprecatedID>uuid:0</${p}deprecatedID><${p}instanceName>Rahim</${p}instanceName></${p}meta>`;
      expect(readRecord(record(meta))).toMatchObject({
        formId: 'f',
        version: '1',
        instanceId: 'uuid:1',
        deprecatedId: 'uuid:0',
        instanceName: 'Rahim',
      });
    }
  });

  it('says null where the root tells nothing', () => {
    expect(readRecord('<data/>')).toMatchObject({ formId: null, version: null, instanceId: null, encrypted: false });
  });

  it('reads entities of XML, character references, CDATA and comments as one text', () => {
    const { root } = readRecord(record('<a>1 &lt;&amp;&#x09b0;<!-- no --><![CDATA[<b>]]></a>'));
    expect(root.children?.[0]).toMatchObject({ name: 'a', text: '1 <&র<b>' });
  });

  it('leaves out what a repeat would be made of', () => {
    const { root } = readRecord(
      `<data xmlns:jr="http://openrosa.org/javarosa"><p jr:template=""><a>x</a></p><p><a>1</a></p></data>`,
    );
    expect(root.children).toHaveLength(1);
  });

  it.each([
    ['a DOCTYPE', '<!DOCTYPE data [<!ENTITY x "y">]><data>&x;</data>'],
    ['an entity nobody declared', '<data>&nbsp;</data>'],
    ['an element that is not closed', '<data><a></data>'],
    ['two roots', '<data/><data/>'],
    ['nothing but text', 'hello'],
    ['nothing but a comment', '<!-- -->'],
    ['a NUL by reference', '<data>&#0;</data>'],
    ['half a surrogate', '<data>&#xD800;</data>'],
    ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><data/>'],
    ['elements nested too deeply', `${'<a>'.repeat(RECORD_LIMITS.depth + 1)}${'</a>'.repeat(RECORD_LIMITS.depth + 1)}`],
    ['a value that is too long', `<data><a>${'x'.repeat(RECORD_LIMITS.valueLength + 1)}</a></data>`],
    ['a name that is too long', `<data><${'x'.repeat(300)}/></data>`],
  ])('refuses %s', (_what, xml) => {
    expect(() => readRecord(xml)).toThrow(expect.objectContaining({ name: 'RecordUnreadable' }));
  });

  it('refuses too many elements as too much, not as unreadable', () => {
    const xml = `<data>${'<a/>'.repeat(RECORD_LIMITS.elements)}</data>`;
    expect(() => readRecord(xml)).toThrow(expect.objectContaining({ name: 'RecordTooComplex' }));
  });

  it('takes the deepest it allows', () => {
    const { depth } = RECORD_LIMITS;
    expect(readRecord(`${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`).root.name).toBe('a');
  });
});

describe('the encoding of a record', () => {
  it('is UTF-8, with or without a mark', () => {
    expect(decodeRecord(Buffer.from('<a>রহিম</a>'))).toBe('<a>রহিম</a>');
    expect(decodeRecord(Buffer.from('\uFEFF<a/>'))).toBe('<a/>');
  });

  it.each([
    ['UTF-16 with a mark', Buffer.from('\uFEFF<a/>', 'utf16le')],
    ['UTF-16 without', Buffer.from('<a/>', 'utf16le')],
    ['Latin-1', Buffer.from('<a>é</a>', 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['too much', Buffer.alloc(RECORD_LIMITS.bytes + 1, 32)],
  ])('refuses %s', (_what, bytes) => {
    expect(() => decodeRecord(bytes)).toThrow(expect.objectContaining({ name: 'RecordUnreadable' }));
  });
});
