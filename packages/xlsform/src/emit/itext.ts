import type { Form } from '../form/form.ts';
import type { FormNode } from '../form/node.ts';
import type { Text } from '../form/text.ts';
import { hasReference } from '../text/references.ts';
import { textWithOutputs } from './output.ts';
import type { Resolver } from './resolver.ts';
import { attribute, escapeAttribute, escapeText, type Lines } from './xml.ts';

/** One text element: its values by form ('' is the plain text), each in all its languages. */
interface Entry {
  /** Escaped. */
  id: string;
  values: [form: string, text: Text][];
  /** Whose references are meant in the plain text; media and choices are seen from nowhere. */
  context?: FormNode;
}

/** The itext block: every text in every language, with `-` where a translation is missing. */
export class Itext {
  private readonly entries: Entry[] = [];
  private readonly seen = new Set<string>();

  constructor(
    private readonly form: Form,
    private readonly resolver: Resolver,
  ) {
    this.addChoices();
    for (const node of form.nodes) if (node.kind !== 'attribute' && node.kind !== 'external') this.addNode(node);
  }

  get languages(): string[] {
    return [...this.seen];
  }

  private add(id: string, values: Entry['values'], context?: FormNode): void {
    if (values.length === 0) return;
    this.entries.push({ id: escapeAttribute(id), values, context });
    for (const [, text] of values) {
      if (typeof text === 'string') this.seen.add(this.form.settings.defaultLanguage);
      else for (const language of text.keys()) this.seen.add(language);
    }
  }

  private addChoices(): void {
    for (const list of this.form.lists.values()) {
      if (!this.form.itextLists.has(list.name)) continue;
      for (const [i, { label, media }] of list.choices.entries()) {
        const values: Entry['values'] = label === undefined ? [] : [['', label]];
        if (media) values.push(...media);
        this.add(`${list.name}-${i}`, values);
      }
    }
  }

  private addNode(node: FormNode): void {
    const { path, label, hint, guidance, media, bind } = node;
    for (const key of bind ? MESSAGES : []) {
      const text = bind?.get(key);
      if (text !== undefined && messageNeedsItext(key, text)) this.add(`${path}:${key}`, [['', text]], node);
    }
    if (label instanceof Map || media) {
      const values: Entry['values'] = label ? [['', label]] : [];
      if (media) values.push(...media);
      this.add(`${path}:label`, values, node);
    }
    if (hint instanceof Map || guidance) {
      const values: Entry['values'] = hint ? [['', hint]] : [];
      if (guidance) values.push(['guidance', guidance]);
      this.add(`${path}:hint`, values, node);
    }
  }

  write(lines: Lines): void {
    if (this.seen.size === 0) return;
    lines.open('<itext>');
    for (const language of this.seen) {
      const standard = language === this.form.settings.defaultLanguage ? ' default="true()"' : '';
      lines.open(`<translation${attribute('lang', language)}${standard}>`);
      for (const entry of this.entries) lines.add(this.text(entry, language));
      lines.close('translation');
    }
    lines.close('itext');
  }

  private text({ id, values, context }: Entry, language: string): string {
    let out = `<text id="${id}">`;
    for (const [form, text] of values) {
      const value = typeof text === 'string' ? this.ofDefault(text, language) : text.get(language);
      out += this.value(form, value ?? '-', context);
    }
    return `${out}</text>`;
  }

  private ofDefault(text: string, language: string): string | undefined {
    return language === this.form.settings.defaultLanguage ? text : undefined;
  }

  private value(form: string, text: string, context: FormNode | undefined): string {
    if (form === '') return `<value>${textWithOutputs(text, this.resolver, context)}</value>`;
    if (form === 'guidance') return `<value form="guidance">${textWithOutputs(text, this.resolver, context)}</value>`;
    if (text === '-') return '';
    // A choice may bear any medium, so this may be whatever somebody typed after `media::`.
    const folder = form === 'image' || form === 'big-image' ? 'images' : escapeText(form);
    const file = textWithOutputs(text, this.resolver, undefined, `jr://${folder}/`);
    return `<value${attribute('form', form)}>${file}</value>`;
  }
}

const MESSAGES = ['jr:constraintMsg', 'jr:requiredMsg', 'jr:noAppErrorString'];

/** Messages go through itext when translated, or when they must show a value (which an attribute cannot). */
export const messageNeedsItext = (key: string, text: Text): boolean =>
  text instanceof Map || (key !== 'jr:noAppErrorString' && hasReference(text));
