import { sheetOf } from './document.ts';
import { headerFor, headersFor, read, type SurveyField, TRANSLATED } from './fields.ts';
import { languages } from './languages.ts';
import { choiceList, choiceLists, ensureChoices, ensureSurvey, freeListName } from './lists.ts';
import { freeName, namesIn } from './names.ts';
import { anchorOf, atEnd, type Place } from './places.ts';
import { randomKey } from './random-key.ts';
import { rewriteReferences } from './rewrite.ts';
import { readTypeCell, writeTypeCell } from './type-cells.ts';
import type { DocumentRow, DocumentSheet, Edit, FormDocument, Operation } from './types.ts';
import { namesReferredTo } from './where-used.ts';

type Cells = Readonly<Record<string, string>>;

/** Questions that belong together, as rows of a workbook: usual headers, texts as `label::English (en)`. */
export interface QuestionBlock {
  id: string;
  survey: readonly Cells[];
  /** The lists that its questions use. */
  choices: readonly Cells[];
}

const namesOf = (block: QuestionBlock): string[] => block.survey.flatMap(({ name }) => name ?? []);
const referred = (block: QuestionBlock): Set<string> =>
  new Set(block.survey.flatMap((cells) => Object.values(cells).flatMap((text) => [...namesReferredTo(text)])));

/** The block behind those whose questions it refers to and the form does not have: what they ask comes first. */
function withNeeded(block: QuestionBlock, all: readonly QuestionBlock[], there: Set<string>): QuestionBlock[] {
  const own = new Set(namesOf(block));
  const before: QuestionBlock[] = [];
  for (const name of referred(block)) {
    if (own.has(name) || there.has(name)) continue;
    const other = all.find((one) => one !== block && namesOf(one).includes(name));
    if (!other) continue;
    for (const one of namesOf(other)) there.add(one);
    before.push(...withNeeded(other, all, there));
  }
  return [...before, block];
}

/** `Bengali (bn)` and `বাংলা (bn)` are one language. */
const codeOf = (language: string): string => /\(([^()]+)\)\s*$/.exec(language)?.[1] ?? language;

/** Which of the block's texts stands in which column of the form: language of the form (undefined: none) → of the block. */
function languagePairs(document: FormDocument, blocks: readonly QuestionBlock[], main: string | undefined) {
  const offered = new Set<string>();
  for (const { survey } of blocks)
    for (const header of survey.flatMap(Object.keys)) {
      const [, language] = splitHeader(header);
      if (language !== undefined) offered.add(language);
    }
  const byCode = (code: string | undefined) => [...offered].find((one) => code !== undefined && codeOf(one) === code);
  const first = byCode(main) ?? [...offered][0];
  const survey = sheetOf(document, 'survey');
  const hasPlain = survey !== undefined && headersFor(survey, 'survey', 'label').length > 0;
  const all = languages(document);
  // a hint without a language makes no language of the form
  const own = all.length > 1 && !hasPlain ? all.filter((language) => language !== null) : all;
  const pairs = new Map<string | undefined, string>();
  for (const language of own) {
    const of = language === null ? first : byCode(codeOf(language));
    if (of !== undefined) pairs.set(language ?? undefined, of);
  }
  // a question must say something, if only in another language than the form's
  if (pairs.size === 0 && first !== undefined) pairs.set(own[0] ?? undefined, first);
  return pairs;
}

function splitHeader(header: string): [base: string, language?: string] {
  const at = header.lastIndexOf('::');
  const base = header.slice(0, at);
  return at > 0 && TRANSLATED.has(base) ? [base, header.slice(at + 2)] : [header];
}

type Pairs = ReadonlyMap<string | undefined, string>;
const cellsFor = (sheet: DocumentSheet, kind: 'survey' | 'choices', cells: Cells, pairs: Pairs) => {
  const made: Record<string, string> = {};
  for (const [header, text] of Object.entries(cells)) {
    const [base, language] = splitHeader(header);
    if (language === undefined) made[headerFor(sheet, kind, base)] = text;
    else
      for (const [to, from] of pairs)
        if (from === language) made[headerFor(sheet, kind, base as SurveyField, to)] = text;
  }
  return made;
};

interface Lists {
  operations: Operation[];
  /** What a list of the block is called in the form. */
  called: Map<string, string>;
}

/** Lists that the form has with the same choices are shared; others come along, under a free name. */
function listsFor(document: FormDocument, blocks: readonly QuestionBlock[], pairs: Pairs, newKey: () => string): Lists {
  const ensured = ensureChoices(document);
  const sheet = sheetOf(ensured.document, 'choices') as DocumentSheet;
  const called = new Map<string, string>();
  const rows: DocumentRow[] = [];
  const said = (cells: Cells) => JSON.stringify([cells.name, ...[...pairs.keys()].map((to) => textIn(cells, to))]);
  const textIn = (cells: Cells, language: string | undefined) => cells[headerFor(sheet, 'choices', 'label', language)];
  for (const { choices } of blocks)
    for (const list of new Set(choices.map(({ list_name: name }) => name))) {
      if (list === undefined || called.has(list)) continue;
      const made = choices
        .filter((cells) => cells.list_name === list)
        .map((cells) => cellsFor(sheet, 'choices', cells, pairs));
      const wanted = made.map((cells) => said({ ...cells, name: cells[headerFor(sheet, 'choices', 'name')] ?? '' }));
      const isSame = (theirs: readonly DocumentRow[]) =>
        theirs.length === wanted.length &&
        theirs.every((row, i) => wanted[i] === said({ ...row.cells, name: read(sheet, 'choices', row, 'name') ?? '' }));
      const own = choiceList(document, list);
      const same = own && isSame(own.rows) ? own : choiceLists(document).find((one) => isSame(one.rows));
      const name = same?.name ?? freeListName(document, list);
      called.set(list, name);
      if (!same)
        rows.push(
          ...made.map((cells) => ({
            key: newKey(),
            cells: { ...cells, [headerFor(sheet, 'choices', 'list_name')]: name },
          })),
        );
    }
  if (rows.length === 0) return { operations: [], called };
  const after = sheet.rows.at(-1)?.key ?? null;
  return { operations: [...ensured.operations, { op: 'insert', sheet: sheet.key, after, rows }], called };
}

interface InsertOptions {
  /** Blocks among which those are found whose questions it refers to. */
  all?: readonly QuestionBlock[];
  /** Code of the language of texts that stand in a column without one. */
  main?: string | undefined;
  newKey?: () => string;
}

/**
 * A block with what it refers to, in one go: names that are taken get a number, what the rows say of each other they say of
 * the new names, and texts come in the languages that the form and the block share.
 */
export function insertBlock(
  document: FormDocument,
  block: QuestionBlock,
  place?: Place,
  { all = [], main, newKey = randomKey }: InsertOptions = {},
): Edit {
  const survey = ensureSurvey(document);
  const sheet = sheetOf(survey.document, 'survey');
  const after = anchorOf(survey.document, place ?? atEnd(survey.document));
  if (!sheet || after === undefined) return { operations: [], refused: 'not-found' };
  const taken = namesIn(document);
  const blocks = withNeeded(block, all, new Set(taken));
  const pairs = languagePairs(document, blocks, main);
  const lists = listsFor(survey.document, blocks, pairs, newKey);
  const rows: DocumentRow[] = [];
  for (const one of blocks) {
    const renames = new Map<string, string>();
    for (const name of namesOf(one)) {
      const free = freeName(taken, name);
      if (free !== name) renames.set(name, free);
      taken.push(free);
    }
    for (const cells of one.survey) {
      const now: Record<string, string> = {};
      for (const [header, text] of Object.entries(cells))
        now[header] = [...renames].reduce((value, [from, to]) => rewriteReferences(value, from, to), text);
      const { name, type } = cells;
      if (name !== undefined) now.name = renames.get(name) ?? name;
      const list = type === undefined ? undefined : lists.called.get(readTypeCell(type).list ?? '');
      if (type !== undefined && list !== undefined) now.type = writeTypeCell(type, { list });
      rows.push({ key: newKey(), cells: cellsFor(sheet, 'survey', now, pairs) });
    }
  }
  const [first] = rows;
  if (!first) return { operations: [], refused: 'not-found' };
  const own = rows[rows.length - block.survey.length] ?? first;
  const insert: Operation = { op: 'insert', sheet: sheet.key, after, rows };
  return { operations: [...survey.operations, ...lists.operations, insert], focus: own.key };
}
