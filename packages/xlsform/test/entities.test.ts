import { describe, expect, it } from 'vitest';
import { codes, form } from './support.ts';

const entity = (survey: string, entities: string) => `
| survey   |              |      |       |           |
|          | type         | name | label | save_to   |
${survey}
| entities |           |           |           |           |       |
|          | list_name | entity_id | create_if | update_if | label |
${entities}
`;
const Q = '|          | text         | q    | Q     | prop      |';

describe('entities', () => {
  it('are created with an id, a label and their properties', () => {
    const f = form(entity(Q, '| | trees | | | | ${q} |'));
    expect(f.find('//x:meta/x:entity/@dataset')).toEqual(['trees']);
    expect(f.find('//x:meta/x:entity/@create')).toEqual(['1']);
    expect(f.find('//x:bind/@entities:saveto')).toEqual(['prop']);
    expect(f.find('//x:setvalue/@value')).toEqual(['uuid()']);
    expect(f.find('//x:model/@entities:entities-version')).toEqual(['2024.1.0']);
  });

  it('are updated by their id, with the version they had', () => {
    const f = form(entity(Q, '| | trees | ${q} | | | |'));
    expect(f.find('//x:entity/@update')).toEqual(['1']);
    expect(f.find('//x:bind[contains(@nodeset, "@baseVersion")]/@calculate')).toEqual([
      "instance('trees')/root/item[name= /data/q ]/__version",
    ]);
  });

  it('in a repeat are declared there, once per repetition', () => {
    const rows = `|          | begin_repeat | r    | R     |           |\n${Q}\n|          | end_repeat   |      |       |           |`;
    const f = form(entity(rows, '| | trees | | | | ${q} |'));
    expect(f.find('//x:data/x:r[not(@jr:template)]/x:meta/x:entity')).toHaveLength(1);
    expect(f.find('//x:repeat/x:setvalue/@event')).toEqual(['odk-new-repeat']);
    expect(f.find('//x:model/@entities:entities-version')).toEqual(['2025.1.0']);
  });

  it('need a label to be created, and an id to be updated', () => {
    expect(codes(form(entity(Q, '| | trees | | | | |')).errors)).toEqual(['entities.no-label']);
    expect(codes(form(entity(Q, '| | trees | | | 1 = 1 | L |')).errors)).toEqual(['entities.no-id']);
  });

  it('several of them want the list before the property', () => {
    const two = '| | trees | | | | L |\n| | bushes | | | | L |';
    expect(codes(form(entity(Q, two)).errors)).toContain('entities.saveto-list');
    const wrong = form(entity(Q.replace('prop ', 'tree#prop'), two)).errors[0];
    expect(wrong).toMatchObject({ code: 'entities.saveto-unknown-list', suggestion: 'trees#prop' });
  });

  it('cannot be seen from two repeats at once', () => {
    const repeat = (n: string) =>
      `| | begin_repeat | r${n} | R | |\n| | text | q${n} | Q | p${n} |\n| | end_repeat | | | |`;
    const f = form(entity(`${repeat('1')}\n${repeat('2')}`, '| | trees | | | | L |'));
    expect(codes(f.errors)).toContain('entities.saveto-scope');
  });
});
