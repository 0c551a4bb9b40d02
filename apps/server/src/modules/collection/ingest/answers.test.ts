import { describe, expect, it } from 'vitest';
import { readAnswers } from './answers.ts';
import { type QuestionOfForm, schemaOf } from './form-schema.ts';
import { readRecord } from './read-record.ts';

const question = (path: string, type: string, dataType = 'string', choices?: string[]): QuestionOfForm => ({
  kind: 'question',
  path: `/data/${path}`,
  type,
  dataType,
  ...(choices ? { choices: choices.map((name) => ({ name })), list: choices.join() } : {}),
});
const around = (kind: 'group' | 'repeat', path: string): QuestionOfForm => ({
  kind,
  path: `/data/${path}`,
  type: kind,
  dataType: '',
});

const schema = schemaOf([
  question('start', 'start', 'dateTime'),
  question('deviceid', 'deviceid'),
  question('name', 'text'),
  around('group', 'farm'),
  question('farm/cows', 'integer', 'int'),
  question('farm/land', 'decimal', 'decimal'),
  question('farm/since', 'date', 'date'),
  question('ready', 'select_one', 'string', ['yes', 'no']),
  question('crops', 'select_multiple', 'string', ['rice', 'jute']),
  around('repeat', 'plot'),
  question('plot/size', 'decimal', 'decimal'),
  around('repeat', 'plot/tree'),
  question('plot/tree/kind', 'text'),
  question('photo', 'image', 'binary'),
  question('place', 'geopoint', 'geopoint'),
]);
const read = (inner: string, attributes = '') => readAnswers(readRecord(`<data ${attributes}>${inner}</data>`), schema);

describe('answers of a record', () => {
  it('are flat by path, typed by the form, with repeats as lists of the same kind', () => {
    const { answers, faults } = read(
      '<name>Rahim</name><farm><cows>3</cows><land>1.50</land><since>2020-01-31</since></farm>' +
        '<plot><size>2</size><tree><kind>mango</kind></tree><tree><kind>neem</kind></tree></plot><plot><size>0.5</size></plot>',
    );
    expect({ ...answers }).toEqual({
      name: 'Rahim',
      'farm/cows': 3,
      'farm/land': 1.5,
      'farm/since': '2020-01-31',
      plot: [
        { 'plot/size': 2, 'plot/tree': [{ 'plot/tree/kind': 'mango' }, { 'plot/tree/kind': 'neem' }] },
        { 'plot/size': 0.5 },
      ],
    });
    expect(faults).toEqual([]);
  });

  it('stay texts where a number would not be exact', () => {
    const { answers } = read('<farm><cows>12345678901234567890</cows><land>0.1234567890123456789</land></farm>');
    expect({ ...answers }).toEqual({ 'farm/cows': '12345678901234567890', 'farm/land': '0.1234567890123456789' });
  });

  it('leave out what is blank: blank is not zero', () => {
    expect({ ...read('<name>  </name><farm><cows/></farm>').answers }).toEqual({});
  });

  it('keep what does not fit the form, and say so', () => {
    const { answers, faults } = read(
      '<farm><cows>many</cows><goats>2</goats></farm><ready>maybe</ready><crops>rice wheat</crops><name>a</name><name>b</name><farm><since>soon</since></farm><place>here</place>',
    );
    expect({ ...answers }).toEqual({
      'farm/cows': 'many',
      'farm/goats': '2',
      ready: 'maybe',
      crops: 'rice wheat',
      name: 'a',
      'name[2]': 'b',
      'farm/since': 'soon',
      place: 'here',
    });
    expect(faults).toEqual([
      { path: 'farm/cows', fault: 'wrong-type' },
      { path: 'farm/goats', fault: 'not-in-form' },
      { path: 'ready', fault: 'not-a-choice' },
      { path: 'crops', fault: 'not-a-choice' },
      { path: 'name', fault: 'more-than-once' },
      { path: 'farm/since', fault: 'wrong-type' },
      { path: 'place', fault: 'wrong-type' },
    ]);
  });

  it('keep values whatever their element is called', () => {
    const { answers } = read('<__proto__>1</__proto__><constructor>2</constructor><toString>3</toString>');
    expect(
      JSON.parse(JSON.stringify(answers), (key, value) => (key === '__proto__' ? `own ${value}` : value)),
    ).toMatchObject({
      constructor: '2',
      toString: '3',
    });
    expect(JSON.stringify(answers)).toContain('"__proto__":"1"');
  });

  it('tell the files, the position, the phone and the times', () => {
    const result = read(
      '<start>2026-11-15T08:00:00.000+06:00</start><deviceid>collect:x</deviceid><photo>a.jpg</photo><place>22.5 90.25 1 4.5</place>',
    );
    expect(result).toMatchObject({
      files: ['a.jpg'],
      position: { latitude: 22.5, longitude: 90.25, accuracy: 4.5 },
      deviceId: 'collect:x',
      endedAt: null,
    });
    expect(result.startedAt?.toISOString()).toBe('2026-11-15T02:00:00.000Z');
  });

  it('have no position off the Earth, and no time out of the calendar', () => {
    const { position, startedAt } = read('<place>95 200 0 0</place><start>yesterday</start>');
    expect([position, startedAt]).toEqual([null, null]);
  });

  it('of an encrypted record are its files only', () => {
    const result = read(
      '<base64EncryptedKey>x</base64EncryptedKey><media><file>a.jpg.enc</file></media><encryptedXmlFile>submission.xml.enc</encryptedXmlFile>',
      'encrypted="yes"',
    );
    expect({ ...result.answers }).toEqual({});
    expect(result.files).toEqual(['a.jpg.enc', 'submission.xml.enc']);
    expect(result.faults).toEqual([{ path: '', fault: 'encrypted' }]);
  });

  it('name at most a hundred faults', () => {
    expect(read('<x>1</x>'.repeat(500)).faults).toHaveLength(100);
  });
});
