import { describe, expect, it } from 'vitest';
import { codes, form } from './support.ts';

const FORM = `
| survey   |               |      |                     |                    |           |
|          | type          | name | label::English (en) | label::French (fr) | image     |
|          | text          | a    | Name                | Nom                | a.png     |
|          | select_one yn | b    | Sure?               |                    |           |
| choices  |               |      |                     |                    |           |
|          | list_name     | name | label::English (en) | label::French (fr) |           |
|          | yn            | y    | Yes                 | Oui                |           |
| settings |                  |
|          | default_language |
|          | English (en)     |
`;

describe('translations', () => {
  it('make one block per language, the default one marked', () => {
    const f = form(FORM);
    expect(f.find('//x:translation/@lang')).toEqual(['English (en)', 'French (fr)']);
    expect(f.find('//x:translation[@default="true()"]/@lang')).toEqual(['English (en)']);
  });

  it('that are missing become a dash', () => {
    expect(form(FORM).find('//x:translation[@lang="French (fr)"]/x:text[@id="/data/b:label"]/x:value')).toEqual(['-']);
  });

  it('of choices are found by their place in the list', () => {
    const f = form(FORM);
    expect(f.find('//x:itextId')).toEqual(['yn-0']);
    expect(f.find('//x:itemset/x:label/@ref')).toEqual(['jr:itext(itextId)']);
  });

  it('keep media of the default language to that language', () => {
    expect(form(FORM).find('//x:value[@form="image"]')).toEqual(['jr://images/a.png']);
  });

  it('keep a medium of a choice whatever it is called, as a name and never as markup', () => {
    const f = form(`
| survey  |               |      |       |             |
|         | type          | name | label |             |
|         | select_one yn | b    | B     |             |
| choices |               |      |       |             |
|         | list_name     | name | label | media::"<&  |
|         | yn            | y    | Y     | a.png       |`);
    expect(f.find('//x:text[@id="yn-0"]/x:value[2]/@form')).toEqual(['"<&']);
    expect(f.find('//x:text[@id="yn-0"]/x:value[2]')).toEqual(['jr://"<&/a.png']);
  });

  it('of messages go through itext', () => {
    const f = form(`
| survey |      |      |       |            |                        |
|        | type | name | label | constraint | constraint_message::fr |
|        | text | a    | A     | . > 1      | Non                    |`);
    expect(f.find('//x:bind/@jr:constraintMsg')).toEqual(["jr:itext('/data/a:jr:constraintMsg')"]);
  });

  it('warn about columns a language lacks and languages without a tag', () => {
    const f = form(`
| survey |      |      |            |          |
|        | type | name | label::Eng | hint::fr |
|        | text | a    | A          | H        |`);
    expect(codes(f.diagnostics)).toEqual(['translations.missing', 'translations.language-tag']);
    expect(f.warnings[0]).toContain("Language 'Eng' is missing the survey hint column.");
  });

  it('leave hints beside a guidance hint in itext', () => {
    const f = form(`
| survey |      |      |       |      |               |
|        | type | name | label | hint | guidance_hint |
|        | text | a    | A     | H    | G             |`);
    expect(f.find('//x:text[@id="/data/a:hint"]/x:value')).toEqual(['H', 'G']);
    expect(f.find('//x:hint/@ref')).toEqual(["jr:itext('/data/a:hint')"]);
  });
});
