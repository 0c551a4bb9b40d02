import { describe, expect, it } from 'vitest';
import { compileModel, ownSettings, parse, unparse, withSettings } from '../src/index.ts';
import { book, form } from './support.ts';

const SURVEY = `
| survey |      |      |       |
|        | type | name | label |
|        | text | a    | A     |
`;
const SETTINGS = `
| settings |         |            |       |
|          | form_id | form_title | style |
|          | old     | Old form   | pages |
`;

describe('settings of a model', () => {
  it('are read by their usual names', () => {
    expect(Object.fromEntries(ownSettings(parse(book(SURVEY + SETTINGS))))).toEqual({
      id_string: 'old',
      title: 'Old form',
      style: 'pages',
    });
    expect(ownSettings(parse(book(SURVEY))).size).toBe(0);
  });

  it('are changed where they stand, and nothing else is', () => {
    const model = withSettings(parse(book(SURVEY + SETTINGS)), { id_string: 'new', version: '3' });
    expect(Object.fromEntries(ownSettings(model))).toEqual({
      id_string: 'new',
      title: 'Old form',
      style: 'pages',
      version: '3',
    });
    expect(unparse(model).sheets[1]?.headers).toEqual(['form_id', 'form_title', 'style', 'version']);
  });

  it('are added to a form that has none, whatever its only sheet is called', () => {
    const model = parse({ sheets: [{ ...book(SURVEY).sheets[0], name: 'Sheet1' } as never] });
    const { xml } = compileModel(withSettings(model, { id_string: 'new', title: 'New form' }));
    expect(xml).toContain('id="new"');
    expect(xml).toContain('<h:title>New form</h:title>');
  });
});

describe('who compiles', () => {
  it('decides over the version, and over id and title where the author is silent', () => {
    const options = { fallbackFormName: 'an_id', fallbackTitle: 'A title', version: '9' };
    const silent = form(SURVEY, options);
    expect(silent.find('//x:instance/x:data/@id')).toEqual(['an_id']);
    expect(silent.find('//x:instance/x:data/@version')).toEqual(['9']);
    expect(silent.find('//h:title')).toEqual(['A title']);
    expect(form(SURVEY + SETTINGS, options).find('//h:title')).toEqual(['Old form']);
  });
});
