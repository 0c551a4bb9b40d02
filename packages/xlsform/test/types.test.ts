import { describe, expect, it } from 'vitest';
import { QUESTION_TYPES } from '../src/model/question-types.ts';
import { codes, form } from './support.ts';

const one = (type: string, column = '', value = '') => `
| survey |          |      |       |            |
|        | type     | name | label | ${column} |
|        | ${type}  | q    | Q     | ${value} |
`;

describe('question types', () => {
  it('become a control and a bind', () => {
    const f = form(one('integer'));
    expect(f.find('//x:bind/@type')).toContain('int');
    expect(f.find('//h:body/x:input/@ref')).toEqual(['/data/q']);
  });

  it('are known in all their spellings', () => {
    expect(QUESTION_TYPES.size).toBeGreaterThan(100);
    for (const type of ['add integer prompt', 'q date time', 'gps', 'imei', 'phone number']) {
      expect(form(one(type)).errors, type).toEqual([]);
    }
  });

  it('that only compute have no control', () => {
    const f = form(one('calculate', 'calculation', '1 + 1'));
    expect(f.find('//x:bind[@nodeset="/data/q"]/@calculate')).toEqual(['1 + 1']);
    expect(f.find('//h:body/*')).toEqual([]);
  });

  it('with presets bring their constraint and hint along', () => {
    const f = form(one('number of days in last month'));
    expect(f.find('//x:bind/@constraint')).toEqual(['0 <= . and . <= 31']);
    expect(f.find('//x:hint')).toEqual(['Enter a number 0-31.']);
  });

  it('turn yes and no into booleans where an expression is expected', () => {
    expect(form(one('text', 'required', 'yes')).find('//x:bind[@nodeset="/data/q"]/@required')).toEqual(['true()']);
  });

  it('write a static default into the instance and compute a dynamic one', () => {
    expect(form(one('date', 'default', '2024-01-31')).find('//x:data/x:q')).toEqual(['2024-01-31']);
    const dynamic = form(one('date', 'default', 'today()'));
    expect(dynamic.find('//x:setvalue/@value')).toEqual(['today()']);
    expect(dynamic.find('//x:setvalue/@event')).toEqual(['odk-instance-first-load']);
  });

  it('put audit into the meta block with its parameters', () => {
    const f = form(one('audit', 'parameters', 'track-changes=true').replace('| q    | Q ', '|      | '));
    expect(f.find('//x:meta/x:audit')).toEqual(['audit']);
    expect(f.find('//x:bind/@odk:track-changes')).toEqual(['true']);
  });

  it('check the parameters of a range', () => {
    expect(form(one('range', 'parameters', 'start=0 end=1 step=0.1')).find('//x:bind/@type')).toContain('decimal');
    expect(codes(form(one('range', 'parameters', 'start=0 end=1 step=0')).errors)).toEqual(['parameters.value']);
    expect(codes(form(one('range', 'parameters', 'stop=3')).errors)).toEqual(['parameters.unknown']);
  });

  it('set a value when another answer changes', () => {
    const f = form(`
| survey |      |      |       |         |             |
|        | type | name | label | trigger | calculation |
|        | text | a    | A     |         |             |
|        | text | b    |       | \${a}   | now()       |`);
    expect(f.find('//x:input[@ref="/data/a"]/x:setvalue/@ref')).toEqual(['/data/b']);
    expect(f.find('//x:bind[@nodeset="/data/b"]/@calculate')).toEqual([]);
  });

  it('capture a place in the background when triggered', () => {
    const f = form(`
| survey |                     |      |       |         |
|        | type                | name | label | trigger |
|        | text                | a    | A     |         |
|        | background-geopoint | b    |       | \${a}   |`);
    expect(f.find('//x:input/odk:setgeopoint/@ref')).toEqual(['/data/b']);
  });
});
