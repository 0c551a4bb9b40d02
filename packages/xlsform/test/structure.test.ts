import { describe, expect, it } from 'vitest';
import { codes, form } from './support.ts';

describe('groups and repeats', () => {
  it('nest in the instance and in the body', () => {
    const f = form(`
| survey |              |      |       |              |
|        | type         | name | label | relevant     |
|        | begin group  | g    | G     | 1 = 1        |
|        | begin_repeat | r    | R     |              |
|        | text         | q    | Q     |              |
|        | end_repeat   |      |       |              |
|        | end group    |      |       |              |`);
    expect(f.find('//x:data/x:g/x:r[not(@jr:template)]/x:q')).toEqual(['q']);
    expect(f.find('//x:data/x:g/x:r[@jr:template]/x:q')).toEqual(['q']);
    expect(f.find('//h:body/x:group/x:group/x:repeat/@nodeset')).toEqual(['/data/g/r']);
    expect(f.find('//x:bind[@nodeset="/data/g"]/@relevant')).toEqual(['1 = 1']);
  });

  it('compute a repeat count in a node of its own', () => {
    const f = form(`
| survey |              |      |       |              |
|        | type         | name | label | repeat_count |
|        | integer      | n    | N     |              |
|        | begin_repeat | r    | R     | \${n} + 1    |
|        | text         | q    | Q     |              |
|        | end_repeat   |      |       |              |`);
    expect(f.find('//x:bind[@nodeset="/data/r_count"]/@calculate')).toEqual(['/data/n  + 1']);
    expect(f.find('//x:repeat/@jr:count')).toEqual(['/data/r_count']);
  });

  it('show a table-list under a header of labels', () => {
    const f = form(`
| survey  |               |      |       |            |
|         | type          | name | label | appearance |
|         | begin group   | t    | T     | table-list |
|         | select_one yn | a    | A     |            |
|         | select_one yn | b    | B     |            |
|         | end group     |      |       |            |
| choices |               |      |       |            |
|         | list_name     | name | label |            |
|         | yn            | y    | Yes   |            |`);
    expect(f.find('//h:body/x:group/@appearance')).toEqual(['field-list']);
    expect(f.find('//x:select1/@appearance')).toEqual(['label', 'list-nolabel', 'list-nolabel']);
    expect(f.find('//x:group/x:input/x:label')).toEqual(['T']);
  });

  it('loop over the choices of a list', () => {
    const f = form(`
| survey  |                   |      |                       |
|         | type              | name | label                 |
|         | begin loop over p | l    | L                     |
|         | integer           | n    | How many %(label)s?   |
|         | end loop          |      |                       |
| choices |                   |      |                       |
|         | list_name         | name | label                 |
|         | p                 | cow  | cows                  |
|         | p                 | none | none                  |`);
    expect(f.find('//x:data/x:l/*')).toEqual(['cow']);
    expect(f.find('//x:input/x:label')).toEqual(['How many cows?']);
  });

  it('are refused when they are not closed, or close nothing', () => {
    const { errors } = form(`
| survey |             |      |       |
|        | type        | name | label |
|        | end repeat  |      |       |
|        | begin group | g    | G     |
|        | text        | q    | Q     |`);
    expect(errors.map(({ code, row }) => [code, row])).toEqual([
      ['survey.unmatched-end', 2],
      ['survey.unmatched-begin', 3],
    ]);
  });

  it('must not share a name in one place, nor use a reserved one', () => {
    const { errors } = form(`
| survey |             |      |       |
|        | type        | name | label |
|        | text        | q    | Q     |
|        | text        | q    | Q     |
|        | text        | meta | Q     |`);
    expect(codes(errors)).toEqual(['names.duplicate', 'names.reserved']);
  });
});

describe('references', () => {
  const repeat = (column: string, value: string, tail = '') => `
| survey |              |      |       |           |
|        | type         | name | label | ${column} |
|        | text         | out  | Out   |           |
|        | begin_repeat | r    | R     |           |
|        | text         | a    | A     |           |
|        | text         | b    | B     | ${value}  |
|        | end_repeat   |      |       |           |
${tail}`;

  it('are relative inside a repeat and absolute otherwise', () => {
    const f = form(repeat('relevant', '${a} = ${out}'));
    expect(f.find('//x:bind/@relevant')).toEqual(['../a  =  /data/out']);
  });

  it('in labels become outputs', () => {
    const f = form(repeat('hint', 'see ${a} & co'));
    expect(f.find('//x:hint/x:output/@value')).toEqual(['../a']);
    expect(f.find('//x:hint')).toEqual(['see  & co']);
  });

  it('name whole nodesets of indexed-repeat absolutely', () => {
    const f = form(repeat('calculation', 'indexed-repeat(${a}, ${r}, ${out})'));
    expect(f.find('//x:bind/@calculate')).toEqual(['indexed-repeat( /data/r/a ,  /data/r ,  /data/out )']);
  });

  it('to the last saved record bring its instance along', () => {
    const f = form(repeat('default', '${last-saved#out}'));
    expect(f.find('//x:instance[@id="__last-saved"]/@src')).toEqual(['jr://instance/last-saved']);
    expect(f.find('//x:setvalue/@event')).toEqual(['odk-instance-first-load', 'odk-new-repeat']);
  });

  it('to nothing are refused, with the nearest name', () => {
    const [error] = form(repeat('relevant', '${outt} = 1')).errors;
    expect(error).toMatchObject({
      code: 'references.unknown',
      sheet: 'survey',
      row: 5,
      column: 'relevant',
      suggestion: 'out',
    });
  });
});
