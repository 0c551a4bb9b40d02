import type { ListRows } from './list-rows.ts';
import type { LostAnswer } from './lost-answer.ts';

/**
 * The engine drops a choice that is not in its list. A record that is opened again may hold such choices: the list was
 * changed since, or is another person's. Before the engine sees the form, the lists get the choices that the record holds,
 * and their filters let them through as long as the answers that they depend on are the stored ones: somebody who picks
 * another place does not keep the old group.
 */

/** What a choice is called that is in no list any more; undefined: its code is all there is. */
export type NameChoice = (path: string, code: string) => string | undefined;

/** Choices that a question's own list does not offer. */
export interface HeldAnswer extends LostAnswer {
  /** Offered whatever the other answers are: what the filter depends on is not as it was stored. */
  isAlways: boolean;
}

export interface HoldOptions {
  xml: string;
  /** The record, by place. */
  stored: ReadonlyMap<string, string>;
  held: readonly HeldAnswer[];
  nameOf?: NameChoice;
}

export interface Holding {
  xml: string;
  /** For lists in files: by file name, with the column that holds the codes. */
  files: Map<string, ListRows & { key: string }>;
}

const ITEMSET =
  /(<(select1?|odk:rank)\b[^>]*\bref="([^"]+)"[^>]*>(?:(?!<\/\2>)[\s\S])*?<itemset nodeset=")([^"]+)("[^>]*>\s*<value ref="([^"]+)"\s*\/>(?:\s*<label ref="([^"]+)"\s*\/>)?)/g;
const STATIC = /<(select1?)\b[^>]*\bref="([^"]+)"[^>]*>(?:(?!<\/\1>)[\s\S])*?<\/\1>/g;
/** A list, its filter, and what may stand around both (`randomize(…, seed)`). */
const LIST = /^(.*?instance\('([^']+)'\)\/root\/item)(\[[\s\S]*\])?((?:\s*,[^[\]]*)?\)?)$/;
const TRANSLATED = /^jr:itext\((\w+)\)$/;
const NAME = /^[A-Za-z_][\w.-]*$/;
const SEPARATOR = '|';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const bare = (path: string): string => path.replace(/\[\d+\]/g, '');
const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
/** A text of an expression that stands in an attribute; apostrophes cannot be written in it. */
const literal = (text: string): string =>
  text.includes("'") ? `&quot;${escapeXml(text)}&quot;` : `'${escapeXml(text)}'`;

/** `[a][b]` → `(a) and (b)` */
function conditionOf(predicates: string): string {
  const parts: string[] = [];
  let [depth, start, quote] = [0, 0, ''];
  for (let i = 0; i < predicates.length; i++) {
    const sign = predicates[i] as string;
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === "'") quote = sign;
    else if (sign === '[' && depth++ === 0) start = i + 1;
    else if (sign === ']' && --depth === 0) parts.push(predicates.slice(start, i));
  }
  return parts.map((part) => `(${part})`).join(' and ');
}

/** Questions that a filter looks at, as it writes them: whole paths, and those from the question itself. */
function dependenciesOf(predicates: string): string[] {
  return [...new Set(predicates.match(/current\(\)(?:\/\.\.)+(?:\/[\w.:-]+)+|(?<![\w.)\]:*-])(?:\/[\w.:-]+)+/g) ?? [])];
}

/** Where such a path leads for one answer: through the same item of each repeat that both stand in. */
function placeOf(expression: string, answerPath: string): string {
  const from = answerPath.split('/');
  if (expression.startsWith('current()')) {
    for (const step of expression.slice('current()/'.length).split('/')) {
      if (step === '..') from.pop();
      else from.push(step);
    }
    return from.join('/');
  }
  let isShared = true;
  return expression
    .split('/')
    .map((step, i) => {
      isShared &&= bare(from[i] ?? '') === step;
      return isShared ? (from[i] ?? step) : step;
    })
    .join('/');
}

class Writing {
  private readonly byQuestion = new Map<string, HeldAnswer[]>();
  private readonly items = new Map<string, string>();
  private readonly texts: string[] = [];
  private readonly files: Holding['files'] = new Map();

  constructor(private readonly options: HoldOptions) {
    for (const answer of options.held) {
      const question = bare(answer.path);
      this.byQuestion.set(question, [...(this.byQuestion.get(question) ?? []), answer]);
    }
  }

  private codesOf(answers: readonly HeldAnswer[]): [code: string, name: string][] {
    const codes = new Map<string, string>();
    for (const { path, value } of answers)
      for (const code of wordsOf(value)) codes.set(code, this.options.nameOf?.(bare(path), code) ?? code);
    return [...codes];
  }

  /** Puts the choices into a list that is part of the form, or beside a list that is a file. */
  private addTo(list: string, answers: readonly HeldAnswer[], value: string, label: string): void {
    const id = escapeRegExp(list);
    const source = new RegExp(`<instance id="${id}" src="[^"]*/([^"/]+)"`).exec(this.options.xml)?.[1];
    const codes = this.codesOf(answers);
    if (source !== undefined) {
      const file = decodeURIComponent(source);
      const before = this.files.get(file)?.rows ?? [];
      this.files.set(file, { head: [value, label], rows: [...before, ...codes], key: value });
      return;
    }
    const body = new RegExp(`<instance id="${id}">([\\s\\S]*?)</instance>`).exec(this.options.xml)?.[1] ?? '';
    const textId = TRANSLATED.exec(label)?.[1];
    for (const [code, name] of codes) {
      const inList = `<${value}>${escapeXml(code)}</${value}>`;
      const added = this.items.get(list) ?? '';
      if (body.includes(inList) || added.includes(inList)) continue;
      const text = `msurvey-held-${this.texts.length}`;
      if (textId) this.texts.push(`<text id="${text}"><value>${escapeXml(name)}</value></text>`);
      const called = textId ? `<${textId}>${text}</${textId}>` : `<${label}>${escapeXml(name)}</${label}>`;
      this.items.set(list, `${added}<item>${inList}${label === value ? '' : called}</item>`);
    }
  }

  /** The filter, or one of these choices while everything it depends on is as it was when they were chosen. */
  private widened(predicates: string, answers: readonly HeldAnswer[], value: string): string {
    const dependencies = dependenciesOf(predicates);
    const codesByKey = new Map<string | null, string[]>();
    for (const { path, value: codes, isAlways } of answers) {
      const asStored = dependencies.map((one) => this.options.stored.get(placeOf(one, path)) ?? '').join(SEPARATOR);
      const key = isAlways ? null : asStored;
      codesByKey.set(key, [...(codesByKey.get(key) ?? []), ...wordsOf(codes)]);
    }
    const now =
      dependencies.length > 1 ? `concat(${dependencies.join(`, '${SEPARATOR}', `)})` : `string(${dependencies[0]})`;
    const ways = [...codesByKey].map(([key, codes]) => {
      const isOne = `contains(${literal(` ${codes.join(' ')} `)}, concat(' ', ${value}, ' '))`;
      return key === null || dependencies.length === 0 ? `(${isOne})` : `(${now} = ${literal(key)} and ${isOne})`;
    });
    return `[(${conditionOf(predicates)}) or ${ways.join(' or ')}]`;
  }

  private inItemset(whole: string, parts: string[]): string {
    const [before = '', , question = '', nodeset = '', after = '', value = '', label = value] = parts;
    const answers = this.byQuestion.get(question);
    const [, list, id, predicates, end = ''] = LIST.exec(nodeset) ?? [];
    if (!answers || !list || !id || !NAME.test(value) || !(NAME.test(label) || TRANSLATED.test(label))) return whole;
    this.addTo(id, answers, value, label);
    return `${before}${list}${predicates ? this.widened(predicates, answers, value) : ''}${end}${after}`;
  }

  private inItems(whole: string, tag: string, question: string): string {
    const answers = this.byQuestion.get(question);
    if (!answers || whole.includes('<itemset')) return whole;
    const items = this.codesOf(answers).map(
      ([code, name]) => `<item><label>${escapeXml(name)}</label><value>${escapeXml(code)}</value></item>`,
    );
    return whole.replace(`</${tag}>`, () => `${items.join('')}</${tag}>`);
  }

  write(): Holding {
    let xml = this.options.xml
      .replace(ITEMSET, (whole: string, ...parts: string[]) => this.inItemset(whole, parts))
      .replace(STATIC, (whole: string, tag: string, question: string) => this.inItems(whole, tag, question))
      .replace(/<translation\b[^>]*[^/]>/g, (open) => open + this.texts.join(''));
    for (const [list, items] of this.items) {
      const end = new RegExp(`(<instance id="${escapeRegExp(list)}">[\\s\\S]*?)(</root>\\s*</instance>)`);
      xml = xml.replace(end, (_, before: string, close: string) => before + items + close);
    }
    return { xml, files: this.files };
  }
}

export const holdChoices = (options: HoldOptions): Holding => new Writing(options).write();
