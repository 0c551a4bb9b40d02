import { describe, expect, it } from 'vitest';
import { codes, form } from './support.ts';

const CHOICES = `
| choices |           |      |       |        |
|         | list_name | name | label | region |
|         | towns     | a    | Aa    | north  |
|         | towns     | b    | Bb    | south  |
`;
const survey = (type: string, column = '', value = '') => `
| survey |         |      |       |           |
|        | type    | name | label | ${column} |
|        | text    | reg  | Reg   |           |
|        | ${type} | q    | Q     | ${value}  |
`;

describe('choice lists', () => {
  it('become secondary instances with the columns of the author', () => {
    const f = form(survey('select_one towns') + CHOICES);
    expect(f.find('//x:instance[@id="towns"]//x:item/x:region')).toEqual(['north', 'south']);
    expect(f.find('//x:itemset/@nodeset')).toEqual(["instance('towns')/root/item"]);
    expect(f.find('//x:itemset/x:label/@ref')).toEqual(['label']);
  });

  it('are filtered relative to the question', () => {
    const f = form(survey('select_one towns', 'choice_filter', 'region = ${reg}') + CHOICES);
    expect(f.find('//x:itemset/@nodeset')).toEqual(["instance('towns')/root/item[region =  /data/reg ]"]);
  });

  it('can be randomized with a seed', () => {
    const f = form(survey('select_multiple towns', 'parameters', 'randomize=true seed=42') + CHOICES);
    expect(f.find('//x:select/x:itemset/@nodeset')).toEqual(["randomize(instance('towns')/root/item, 42)"]);
  });

  it('get another choice and a question for it with or_other', () => {
    const f = form(survey('select_one towns or_other') + CHOICES);
    expect(f.find('//x:instance[@id="towns"]//x:item/x:name')).toEqual(['a', 'b', 'other']);
    expect(f.find('//x:bind[@nodeset="/data/q_other"]/@relevant')).toEqual(["selected(../q, 'other')"]);
  });

  it('can come from a file', () => {
    const f = form(survey('select_one_from_file cities.csv', 'parameters', 'value=code label=title'));
    expect(f.find('//x:instance[@id="cities"]/@src')).toEqual(['jr://file-csv/cities.csv']);
    expect(f.find('//x:itemset/x:value/@ref')).toEqual(['code']);
  });

  it('stand in the body where search() fills them in', () => {
    const f = form(survey('select_one towns', 'appearance', "search('towns')") + CHOICES);
    expect(f.find('//x:select1/x:item/x:value')).toEqual(['a', 'b']);
    expect(f.find('//x:instance[@id="towns"]')).toEqual([]);
  });

  it('of the external sheet become itemsets.csv', () => {
    const external = CHOICES.replace('| choices |', '| external_choices |');
    const f = form(survey('select_one_external towns', 'choice_filter', 'region = ${reg}') + external);
    expect(f.itemsets).toBe(
      '"list_name","name","label","region"\r\n"towns","a","Aa","north"\r\n"towns","b","Bb","south"\r\n',
    );
    expect(f.find('//x:input/@query')).toEqual(["instance('towns')/root/item[region =  /data/reg ]"]);
  });

  it('that do not exist are refused, with the nearest list', () => {
    const [error] = form(survey('select_one twons') + CHOICES).errors;
    expect(error).toMatchObject({ code: 'choices.unknown-list', row: 3, column: 'type', suggestion: 'towns' });
  });

  it('need names, each once', () => {
    const bad = `${CHOICES}|         | towns     | a    | Twin  |        |\n|         | towns     |      | None  |        |\n`;
    const { errors } = form(survey('select_one towns') + bad);
    expect(errors.map((e) => [e.code, e.sheet, e.row])).toEqual([
      ['choices.duplicate', 'choices', 4],
      ['choices.no-name', 'choices', 5],
    ]);
  });

  it('without labels only cost a warning', () => {
    const f = form(survey('select_one towns') + CHOICES.replace('Bb', '  '));
    expect(f.ok).toBe(true);
    expect(codes(f.diagnostics)).toEqual(['choices.no-label']);
  });
});
