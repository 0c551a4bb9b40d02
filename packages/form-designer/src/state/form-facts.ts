import {
  choiceList,
  type DocumentRow,
  field,
  type FormDocument,
  headersFor,
  languages,
  read,
  readTypeCell,
  sheetOf,
  type SurveyField,
  textColumns,
  type TreeNode,
  tree,
  typeInfo,
} from '@msurvey/xlsform/edit';
import { type QuestionInfo, sortOf } from '../logic/question-info.ts';

/** The languages that labels have, as they are shown: empty where texts have no language. */
export function shownLanguages(document: FormDocument): string[] {
  const labelled = new Set(
    textColumns(document).flatMap(({ text, language }) => (text === 'label' ? [language ?? ''] : [])),
  );
  const all = languages(document)
    .map((one) => one ?? '')
    .filter((one) => labelled.has(one));
  return all.length > 0 ? all : [''];
}

/** What the very cell says: without a language that of the column that has none, not whichever there is. */
export function cellText(document: FormDocument, row: DocumentRow, name: SurveyField, language?: string): string {
  if (language) return field(document, row, name, language) ?? '';
  const sheet = sheetOf(document, 'survey');
  const filled = sheet && headersFor(sheet, 'survey', name).findLast((header) => Object.hasOwn(row.cells, header));
  return filled === undefined ? '' : (row.cells[filled] ?? '');
}

/** The language of the form that a reader of this one wants, else its first. */
export function readersLanguage(document: FormDocument, reader: string): string {
  const all = shownLanguages(document);
  return all.find((one) => one.endsWith(`(${reader})`)) ?? all[0] ?? '';
}

export function labelOf(document: FormDocument, node: TreeNode, language: string): string {
  const own = language === '' ? undefined : field(document, node.row, 'label', language);
  return (own ?? field(document, node.row, 'label') ?? '').trim() || node.name;
}

function choicesOf(document: FormDocument, type: string, language: string): QuestionInfo['choices'] {
  const { list, source } = readTypeCell(type);
  const sheet = sheetOf(document, 'choices');
  if (source !== 'list' || list === undefined || !sheet) return [];
  return (choiceList(document, list)?.rows ?? []).map((row) => {
    const name = read(sheet, 'choices', row, 'name') ?? '';
    const own = language === '' ? undefined : read(sheet, 'choices', row, 'label', language);
    return { name, label: own ?? read(sheet, 'choices', row, 'label') ?? name };
  });
}

function infoOf(document: FormDocument, node: TreeNode, language: string): QuestionInfo {
  let choices: QuestionInfo['choices'] | undefined;
  return {
    key: node.key,
    name: node.name,
    label: labelOf(document, node, language),
    sort: sortOf(readTypeCell(node.type).type),
    // of a thousand questions a rule asks for those of one or two
    get choices() {
      choices ??= choicesOf(document, node.type, language);
      return choices;
    },
  };
}

/** Several fields of the panel ask for the same. */
const infos = new WeakMap<FormDocument, Map<string, readonly QuestionInfo[]>>();

function allInfos(document: FormDocument, language: string): readonly QuestionInfo[] {
  const known = infos.get(document) ?? new Map<string, readonly QuestionInfo[]>();
  infos.set(document, known);
  const made =
    known.get(language) ??
    tree(document)
      .all.filter(
        ({ kind, name, type }) =>
          kind === 'question' && name !== '' && typeInfo(readTypeCell(type).type)?.hasNoAnswer !== true,
      )
      .map((node) => infoOf(document, node, language));
  known.set(language, made);
  return made;
}

/** Questions that a rule may speak of, in the order of the form. */
export const questionInfos = (document: FormDocument, language: string, except?: string): QuestionInfo[] =>
  allInfos(document, language).filter(({ key }) => key !== except);

export const questionInfo = (document: FormDocument, key: string, language: string): QuestionInfo | undefined => {
  const node = tree(document).byKey.get(key);
  return node && infoOf(document, node, language);
};
