import type { Form } from '../form/form.ts';
import type { Action, FormNode } from '../form/node.ts';
import { messageNeedsItext } from './itext.ts';
import type { Resolver } from './resolver.ts';
import { attribute, type Lines } from './xml.ts';

const CONVERTIBLE = new Set(['readonly', 'required', 'relevant', 'constraint', 'calculate']);
const SPELLINGS = new Map<string, string>();
for (const word of ['yes', 'Yes', 'YES', 'true', 'True', 'TRUE']) SPELLINGS.set(word, 'true()');
for (const word of ['no', 'No', 'NO', 'false', 'False', 'FALSE']) SPELLINGS.set(word, 'false()');

/** One bind per node that has something to say about its value, each followed by the actions that set it. */
export function writeBinds(form: Form, resolver: Resolver, lines: Lines): void {
  for (const node of form.nodes) {
    if (node.bind && !node.flat) lines.add(bind(node, resolver));
    for (const action of actions(node, false, resolver)) lines.add(action);
  }
}

function bind(node: FormNode, resolver: Resolver): string {
  // Paths are made of XML names: nothing to escape.
  let out = `<bind nodeset="${node.path}"`;
  for (const [key, text] of node.bind ?? []) {
    // A triggered value is set by an action; computed all the time it would never keep.
    if ((key === 'calculate' && node.trigger) || key === 'nodeset') continue;
    if (key.startsWith('jr:') && MESSAGES.has(key) && messageNeedsItext(key, text)) {
      out += attribute(key, `jr:itext('${node.path}:${key}')`);
    } else if (typeof text === 'string') {
      const value = (CONVERTIBLE.has(key) ? SPELLINGS.get(text) : undefined) ?? text;
      out += attribute(key, resolver.resolve(value, node));
    }
  }
  return `${out}/>`;
}

const MESSAGES = new Set(['jr:constraintMsg', 'jr:requiredMsg', 'jr:noAppErrorString']);

/** Actions of a node: those of the model, or those its repeat runs for every new repetition. */
export function actions(node: FormNode, newRepeat: boolean, resolver: Resolver): string[] {
  if (!node.actions) return [];
  const wanted = node.actions.filter((action) => (action.event === 'odk-new-repeat') === newRepeat);
  return wanted.map((action) => actionElement(action, node, resolver));
}

function actionElement(action: Action, node: FormNode, resolver: Resolver): string {
  let out = `<${action.element} ref="${node.path}" event="${action.event}"`;
  if (action.element === 'setvalue') {
    const value = node.dynamicDefault ? resolver.resolve(node.default ?? '', node) : node.default || action.value;
    if (value) out += attribute('value', value);
  } else if (action.quality) out += attribute('odk:quality', action.quality);
  return `${out}/>`;
}
