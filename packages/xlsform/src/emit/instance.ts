import type { Form } from '../form/form.ts';
import type { FormNode } from '../form/node.ts';
import type { Text } from '../form/text.ts';
import type { Resolver } from './resolver.ts';
import { attribute, attributes, escapeText, type Lines } from './xml.ts';

/** Whether repeats need a template before their first copy, here and below. */
type Templates = 'needed' | 'done';

/** The primary instance: the empty record, with defaults, templates of repeats and the form's identity. */
export class PrimaryInstance {
  constructor(
    private readonly form: Form,
    private readonly resolver: Resolver,
    private readonly lines: Lines,
  ) {}

  write(): void {
    const { root, settings } = this.form;
    const identity = new Map<string, string>(settings.attributes);
    for (const [key, value] of this.own(root)) identity.set(key, value);
    identity.set('id', settings.id);
    const optional: [string, string | undefined][] = [
      ['xmlns', settings.values.get('instance_xmlns')],
      ['version', settings.values.get('version')],
      ['odk:prefix', settings.values.get('prefix')],
      ['odk:delimiter', settings.values.get('delimiter')],
    ];
    for (const [key, value] of optional) if (value) identity.set(key, value);
    this.lines.open('<instance>');
    this.element(root, attributes(identity), () => this.children(root, 'needed'));
    this.lines.close('instance');
  }

  private own(node: FormNode): [string, string][] {
    const plain = (value: Text) => (typeof value === 'string' ? value : '');
    return [...(node.instance ?? [])].map(([key, value]) => [key, this.resolver.resolve(plain(value), node)]);
  }

  private children(node: FormNode, templates: Templates): void {
    for (const child of node.children) {
      if (child.flat) this.flatChildren(child);
      else {
        if (child.kind === 'repeat' && templates === 'needed') {
          this.template(child);
          this.node(child, 'done');
        } else this.node(child, templates);
      }
    }
  }

  private flatChildren(node: FormNode): void {
    for (const child of node.children) {
      if (child.flat) this.flatChildren(child);
      else this.node(child, 'needed');
    }
  }

  private node(node: FormNode, templates: Templates): void {
    if (node.kind === 'external' || node.kind === 'attribute') return;
    const own = node.instance ? attributes(this.own(node)) : '';
    if (node.kind === 'question') this.question(node, own);
    else if (node.kind === 'entity') this.entity(node);
    else this.element(node, own, () => this.children(node, templates));
  }

  private question(node: FormNode, own: string): void {
    const text = node.default && !node.dynamicDefault ? escapeText(node.default) : '';
    this.lines.add(text === '' ? `<${node.name}${own}/>` : `<${node.name}${own}>${text}</${node.name}>`);
  }

  private entity(node: FormNode): void {
    const values = node.children.filter((child) => child.kind === 'attribute');
    const own = values.map((child) => attribute(child.name, child.value ?? '')).join('');
    this.element(node, own, () => this.children(node, 'needed'));
  }

  /** Nested repeats are templates themselves; only inside of groups do they come with a first copy too. */
  private template(node: FormNode): void {
    this.element(node, ' jr:template=""', () => {
      for (const child of node.children) {
        if (child.kind === 'repeat') this.template(child);
        else this.node(child, 'needed');
      }
    });
  }

  private element(node: FormNode, own: string, content: () => void): void {
    if (!node.children.some((child) => child.kind !== 'attribute' && child.kind !== 'external')) {
      this.lines.add(`<${node.name}${own}/>`);
      return;
    }
    this.lines.open(`<${node.name}${own}>`);
    content();
    this.lines.close(node.name);
  }
}
