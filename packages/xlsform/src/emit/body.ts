import type { Form, Triggered } from '../form/form.ts';
import type { FormNode } from '../form/node.ts';
import type { Text } from '../form/text.ts';
import { hasControl } from '../form/visible.ts';
import { actions } from './binds.ts';
import { itemset } from './itemset.ts';
import { textWithOutputs } from './output.ts';
import type { Resolver } from './resolver.ts';
import { attribute, attributes, type Lines } from './xml.ts';

/** What people see: groups, repeats and the controls of questions. */
export class Body {
  constructor(
    private readonly form: Form,
    private readonly resolver: Resolver,
    private readonly lines: Lines,
  ) {}

  write(): void {
    const style = this.form.settings.values.get('style');
    this.lines.open(style ? `<h:body${attribute('class', style)}>` : '<h:body>');
    for (const child of this.form.root.children) this.node(child);
    this.lines.close('h:body');
  }

  private node(node: FormNode): void {
    if (node.kind === 'repeat') this.repeat(node);
    else if (node.kind === 'group' || node.kind === 'loop') this.group(node);
    else if (hasControl(node)) this.control(node);
  }

  private group(node: FormNode): void {
    if (node.bodyless) return;
    const own = this.controlAttributes(node);
    if (!node.flat) own.set('ref', node.path);
    this.lines.open(`<group${attributes(own)}>`);
    if (node.label) this.lines.add(this.label(node));
    for (const child of node.children) this.node(child);
    this.lines.close('group');
  }

  private repeat(node: FormNode): void {
    const own = this.controlAttributes(node).set('nodeset', node.path);
    this.lines.open(`<group${attribute('ref', node.path)}>`);
    this.lines.add(this.label(node));
    this.lines.open(`<repeat${attributes(own)}>`);
    for (const child of node.children) this.node(child);
    this.newRepeatActions(node);
    this.lines.close('repeat');
    this.lines.close('group');
  }

  /** Nested repeats run the actions of their own questions. */
  private newRepeatActions(node: FormNode): void {
    for (const child of node.children) {
      for (const action of actions(child, true, this.resolver)) this.lines.add(action);
      if (child.kind !== 'repeat') this.newRepeatActions(child);
    }
  }

  private controlAttributes(node: FormNode): Map<string, string> {
    const found = new Map<string, string>();
    for (const [key, value] of node.control ?? []) {
      if (typeof value !== 'string') continue;
      const verbatim = key === 'appearance' && node.kind === 'group';
      found.set(key, verbatim ? value : this.resolver.resolve(value, node));
    }
    return found;
  }

  private control(node: FormNode): void {
    const tag = node.spec?.tag ?? 'input';
    const own = this.controlAttributes(node);
    if (!own.has('ref')) own.set('ref', node.path);
    if (node.query) own.set('query', this.query(node, node.query));
    this.lines.open(`<${tag}${attributes(own)}>`);
    this.lines.add(this.label(node));
    if (node.hint || node.guidance) this.lines.add(this.hint(node));
    if (node.itemset) this.lines.add(itemset(node, this.form, this.resolver));
    else if (node.searchList !== undefined) this.inlineItems(node, node.searchList);
    for (const tagged of node.tags ?? []) {
      this.lines.add(`<tag${attribute('key', tagged.name)}>${plainLabel(tagged.label)(this.resolver, node)}</tag>`);
    }
    for (const target of this.form.setvalues.get(node.name) ?? [])
      this.lines.add(this.triggered('setvalue', target, node));
    for (const target of this.form.setgeopoints.get(node.name) ?? []) {
      this.lines.add(this.triggered('odk:setgeopoint', target, node));
    }
    this.lines.close(tag);
  }

  private query(node: FormNode, list: string): string {
    const items = `instance('${list}')/root/item`;
    return node.choiceFilter
      ? `${items}[${this.resolver.resolve(node.choiceFilter, node, { useCurrent: true })}]`
      : items;
  }

  private triggered(element: string, { target, value }: Triggered, source: FormNode): string {
    const computed =
      element === 'setvalue' && value !== '' ? attribute('value', this.resolver.resolve(value, source)) : '';
    return `<${element}${attribute('ref', target.path)} event="xforms-value-changed"${computed}/>`;
  }

  private inlineItems(node: FormNode, name: string): void {
    const itext = this.form.itextLists.has(name);
    for (const [i, choice] of (this.form.lists.get(name)?.choices ?? []).entries()) {
      const label = itext
        ? `<label${attribute('ref', `jr:itext('${name}-${i}')`)}/>`
        : plainLabel(node.label ? choice.label : undefined)(this.resolver, undefined);
      this.lines.add(`<item>${label}<value>${textWithOutputs(choice.name, this.resolver)}</value></item>`);
    }
  }

  private label(node: FormNode): string {
    if (node.label instanceof Map || node.media) return `<label${attribute('ref', `jr:itext('${node.path}:label')`)}/>`;
    return plainLabel(node.label)(this.resolver, node);
  }

  private hint(node: FormNode): string {
    if (node.hint instanceof Map || node.guidance) return `<hint${attribute('ref', `jr:itext('${node.path}:hint')`)}/>`;
    return `<hint>${textWithOutputs(node.hint ?? '', this.resolver, node)}</hint>`;
  }
}

const plainLabel = (text: Text | undefined) => (resolver: Resolver, context: FormNode | undefined) => {
  const first = text instanceof Map ? text.values().next().value : text;
  return first === undefined ? '<label/>' : `<label>${textWithOutputs(first, resolver, context)}</label>`;
};
