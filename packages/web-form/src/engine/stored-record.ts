import type { AnyNode, RootNode, SelectNode } from '@getodk/xforms-engine';
import { missing } from './lost-answers.ts';
import { childrenOf, isRepeat } from './tree.ts';

/** Set anew by the engine whenever a form is opened or sent. */
const RENEWED = new Set(['instanceID', 'deprecatedID', 'instanceName']);
const isMeta = (element: Element): boolean => element.localName === 'meta';
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
/** The name of a node's element: `/data/plot[2]/crop` → `crop`. */
const nameOf = (node: AnyNode): string =>
  localName((node.currentState.reference.split('/').pop() ?? '').replace(/\[\d+\]$/, ''));
const isLeaf = (node: AnyNode): boolean => node.currentState.children === null;
const valueOf = (node: AnyNode): string =>
  node.currentState.relevant ? (node.currentState as { instanceValue: string }).instanceValue : '';
const named = (parent: Element | null, name: string): Element[] =>
  [...(parent?.children ?? [])].filter((child) => child.localName === name);
/** Blanks between elements mean nothing; an answer may be one. */
const isBlank = (element: Element): boolean =>
  element.children.length > 0 ? [...element.children].every(isBlank) : element.textContent === '';
const parse = (xml: string): Document => new DOMParser().parseFromString(xml, 'text/xml');
/** A carriage return that is not written as such would come back as a line feed. */
const write = (document: Document): string => new XMLSerializer().serializeToString(document).replaceAll('\r', '&#13;');

/** What stood at a node when the record was opened. */
interface Opened {
  node: AnyNode;
  stored: Element | null;
  loaded: string;
  isRelevant: boolean;
}

/**
 * The record that a form was opened with, kept beside what the engine makes of it. The engine writes numbers in its own
 * way, calculates anew, leaves out what does not apply and what it has no question for. What nobody has changed since the
 * form was opened is sent as it was stored.
 */
export class StoredRecord {
  private readonly opened = new Map<string, Opened>();
  /** Items of each repeat, in order. */
  private readonly items = new Map<string, string>();
  private readonly document: Document;

  /** `keepsAll`: to the letter, as for an edit; else only what would vanish. */
  constructor(
    private readonly root: RootNode,
    xml: string,
    private readonly keepsAll: boolean,
  ) {
    this.document = parse(xml);
    this.note(root, this.document.documentElement);
  }

  private note(node: AnyNode, stored: Element | null): void {
    const isRelevant = node.currentState.relevant;
    this.opened.set(node.nodeId, { node, stored, loaded: isLeaf(node) ? valueOf(node) : '', isRelevant });
    for (const child of childrenOf(node)) {
      const elements = named(stored, nameOf(child));
      if (!isRepeat(child)) {
        this.note(child, elements[0] ?? null);
        continue;
      }
      this.items.set(child.nodeId, itemsOf(child));
      childrenOf(child).forEach((item, i) => this.note(item, elements[i] ?? null));
    }
  }

  /** Nobody, and no calculation, has changed anything since the record was opened. */
  get isUnchanged(): boolean {
    const isSame = (node: AnyNode): boolean => {
      if (isRepeat(node)) return this.items.get(node.nodeId) === itemsOf(node) && childrenOf(node).every(isSame);
      const before = this.opened.get(node.nodeId);
      if (!before || before.isRelevant !== node.currentState.relevant) return false;
      if (!isLeaf(node)) return childrenOf(node).every(isSame);
      return RENEWED.has(nameOf(node)) || before.loaded === valueOf(node);
    };
    return isSame(this.root);
  }

  /** A question that the form shows blank although it has an answer, which is sent: nobody has to answer it. */
  isAnswered(nodeId: string): boolean {
    const before = this.opened.get(nodeId);
    if (!before?.stored || before.stored.children.length > 0 || isBlank(before.stored)) return false;
    return before.loaded === '' && valueOf(before.node) === '';
  }

  /** The engine's XML with what nobody has changed as it was stored. `isUnchanged`: nothing was, before it was finished. */
  weave(xml: string, isUnchanged: boolean): string {
    const into = parse(xml);
    this.weaveParent(this.root, into.documentElement);
    return write(isUnchanged && this.keepsAll ? this.renewed(into) : into);
  }

  private renewed(woven: Document): Document {
    const document = this.document.cloneNode(true) as Document;
    const [root, other] = [document.documentElement, woven.documentElement];
    root.setAttribute('id', other.getAttribute('id') ?? '');
    const [before, after] = [[...root.children].find(isMeta), [...other.children].find(isMeta)];
    if (!after) return document;
    const meta = document.importNode(after, true);
    if (before) before.replaceWith(meta);
    else root.append(meta);
    return document;
  }

  private weaveParent(node: AnyNode, into: Element): void {
    const written = [...into.children];
    const known = new Set<string>();
    const { stored } = this.opened.get(node.nodeId) ?? {};
    const keep = (element: Element) =>
      into.insertBefore(into.ownerDocument.importNode(element, true), written[0] ?? null);
    const weaveOne = (child: AnyNode, isItem = false) => {
      const before = this.opened.get(child.nodeId);
      if (!child.currentState.relevant) {
        // a blank item stays too: the others are counted from it
        if (before?.stored && !before.isRelevant && (isItem || !isBlank(before.stored))) keep(before.stored);
        return;
      }
      const element = written.shift();
      if (!element) return;
      if (isLeaf(child)) element.textContent = this.answer(child, before);
      else this.weaveParent(child, element);
    };
    for (const child of childrenOf(node)) {
      known.add(nameOf(child));
      if (!isRepeat(child)) {
        weaveOne(child);
        continue;
      }
      const items = childrenOf(child);
      for (const item of items) weaveOne(item, true);
      // a form that counts its items itself makes fewer of them than there were
      if (this.items.get(child.nodeId) === itemsOf(child))
        for (const element of named(stored ?? null, nameOf(child)).slice(items.length)) keep(element);
    }
    for (const element of stored?.children ?? [])
      if (!known.has(element.localName) && !RENEWED.has(element.localName) && !isBlank(element)) keep(element);
  }

  private answer(node: AnyNode, before: Opened | undefined): string {
    const now = valueOf(node);
    const { stored, loaded = '' } = before ?? {};
    if (!stored || stored.children.length > 0 || RENEWED.has(nameOf(node))) return now;
    const text = stored.textContent ?? '';
    const lost = missing(text, loaded);
    if (now === loaded) return text !== '' && (this.keepsAll || lost !== '') ? text : now;
    // of several choices, those that could not be shown stay beside what was chosen now
    const isSeveral = node.nodeType === 'select' && (node as SelectNode).selectType === 'select';
    return isSeveral && lost !== '' && loaded !== '' ? `${now} ${lost}`.trim() : now;
  }
}

function itemsOf(range: AnyNode): string {
  return childrenOf(range)
    .map((item) => item.nodeId)
    .join(' ');
}
