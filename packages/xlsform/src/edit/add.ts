import { sheetOf } from './document.ts';
import { headerFor, type SurveyField } from './fields.ts';
import { ensureChoices, ensureSurvey, freeListName, newChoices } from './lists.ts';
import { freeName, isGoodName, namesIn, questionName } from './names.ts';
import { anchorOf, atEnd, type Place } from './places.ts';
import { typeInfo } from './question-types.ts';
import { randomKey } from './random-key.ts';
import { containerRows } from './structure.ts';
import type { Edit, FormDocument } from './types.ts';

export interface NewQuestion {
  /** `text`, `select_one`, `begin_group` … */
  type: string;
  label?: string;
  /** Of the label and the choices; without it the column that has none. */
  language?: string;
  /** Made from the label when it is not given. */
  name?: string;
  /** A list that is there, a file, or `${repeat}`; without it a question with choices gets a list of its own. */
  list?: string;
  /** Labels of the choices of its own list. */
  choices?: readonly string[];
  fields?: Partial<Record<SurveyField, string>>;
}

/** A new question, group or repeat. */
export function add(document: FormDocument, question: NewQuestion, place?: Place, newKey = randomKey): Edit {
  const survey = ensureSurvey(document);
  const sheet = sheetOf(survey.document, 'survey');
  const after = anchorOf(survey.document, place ?? atEnd(survey.document));
  if (!sheet || after === undefined) return { operations: [], refused: 'not-found' };
  const { type, label, language } = question;
  if (question.name !== undefined && !isGoodName(question.name)) return { operations: [], refused: 'name-invalid' };
  const name =
    question.name === undefined
      ? questionName(document, label ?? '', fallbackName(type))
      : freeName(namesIn(document), question.name);
  if (type === 'begin_group' || type === 'begin_repeat') {
    const kind = type === 'begin_group' ? 'group' : 'repeat';
    const rows = containerRows(survey.document, kind, { name, ...given({ label, language }) }, newKey);
    const insert = { op: 'insert', sheet: sheet.key, after, rows } as const;
    return { operations: [...survey.operations, insert], focus: rows[0].key };
  }
  const operations = [...survey.operations];
  let cell = type;
  if (typeInfo(type)?.hasChoices) {
    let { list } = question;
    if (list === undefined) {
      list = freeListName(document, name);
      const choices = ensureChoices(survey.document);
      operations.push(...choices.operations);
      operations.push(...newChoices(choices.document, list, question.choices ?? [], { language, newKey }));
    }
    cell = `${type}${/\.(csv|xml|geojson)$/.test(list) && !type.endsWith('external') ? '_from_file' : ''} ${list}`;
  }
  const cells: Record<string, string> = { [headerFor(sheet, 'survey', 'type')]: cell };
  cells[headerFor(sheet, 'survey', 'name')] = name;
  if (label) cells[headerFor(sheet, 'survey', 'label', language)] = label;
  for (const [field, value] of Object.entries(question.fields ?? {}))
    if (value) cells[headerFor(sheet, 'survey', field)] = value;
  const row = { key: newKey(), cells };
  return { operations: [...operations, { op: 'insert', sheet: sheet.key, after, rows: [row] }], focus: row.key };
}

const fallbackName = (type: string) => type.replace(/^begin_/, '').replace(/[^A-Za-z0-9]+/g, '_');

const given = (about: { label?: string | undefined; language?: string | undefined }) => ({
  ...(about.label === undefined ? {} : { label: about.label }),
  ...(about.language === undefined ? {} : { language: about.language }),
});
