import type { Context } from '../form/context.ts';
import type { Form } from '../form/form.ts';
import type { FormNode } from '../form/node.ts';
import { NAME_RULE } from '../form/settings.ts';
import { hasControl, isSilent } from '../form/visible.ts';
import { isXmlName } from '../text/names.ts';
import { checkNamespaces } from './namespaces.ts';

/** What only shows once the whole form stands: clashes with generated nodes, questions nobody could answer. */
export function checkForm(form: Form, context: Context): void {
  checkNamespaces(form, context);
  const repeats = new Map<string, FormNode>();
  for (const node of form.nodes) {
    checkChildren(node, context);
    checkAttributes(node, context);
    if (node.kind === 'repeat') checkRepeat(node, repeats, context);
    if (node.kind === 'question') checkQuestion(node, form, context);
  }
  if (form.settings.id === '' || form.settings.id === 'None') {
    context.problems.error('settings.id', 'The form needs an id. Fill in form_id on the settings sheet.');
  }
}

function checkChildren(parent: FormNode, { problems, survey }: Context): void {
  const seen = new Map<string, FormNode>();
  for (const child of parent.children) {
    // An author's own 'meta' has been refused already.
    if (child.kind === 'attribute' || child.name === 'meta') continue;
    const twin = seen.get(child.name);
    if (twin && (child.generated || twin.generated || parent.bodyless)) {
      const message = `The name '${child.name}' clashes with a question that another row makes in the same place. Choose another name.`;
      const row = child.generated ? twin.row : child.row;
      problems.error('names.duplicate', message, survey.at(row, 'name'));
    }
    seen.set(child.name, child);
    if (child.generated && !isXmlName(child.name)) {
      const message = `Looping makes a group named '${child.name}', which is no valid name. ${NAME_RULE}`;
      problems.error('names.invalid', message, survey.at(child.row, 'name'));
    }
  }
}

/** Columns such as `bind::x` become attributes; an attribute that cannot be written would break the whole form. */
function checkAttributes(node: FormNode, { problems, survey }: Context): void {
  for (const kind of ['bind', 'control', 'instance'] as const) {
    const map = node[kind];
    if (!map) continue;
    for (const key of map.keys()) {
      if (isXmlName(key)) continue;
      const message = `'${key}' cannot be the name of an attribute. Rename the column.`;
      problems.error('headers.attribute', message, survey.at(1, `${kind}::${key}`));
      map.delete(key);
    }
  }
}

function checkRepeat(node: FormNode, seen: Map<string, FormNode>, { problems, survey }: Context): void {
  const twin = seen.get(node.name);
  if (twin && (node.generated || twin.generated)) {
    const message = `Looping makes several repeats named '${node.name}'. Repeat names must be unique in the whole form.`;
    problems.error('names.repeat-duplicate', message, survey.at(node.row, 'name'));
  }
  seen.set(node.name, node);
}

const MEDIA = ['image', 'big-image', 'audio', 'video'];

function checkQuestion(node: FormNode, form: Form, { problems, survey }: Context): void {
  if (node.trigger && form.names.get(node.name) === null) {
    const message = `Several nodes of the form are named '${node.name}', so a trigger cannot set it. Choose another name.`;
    problems.error('trigger.ambiguous', message, survey.at(node.row, 'name'));
  }
  if (isSilent(node)) {
    const first = form.setvalues.get(node.name)?.[0];
    if (!first) return;
    const message = `The question '${node.name}' is not user-visible so it can't be used as a calculation trigger.`;
    problems.error('trigger.invisible', message, survey.at(first.target.row, 'trigger'));
    return;
  }
  for (const type of node.media?.keys() ?? []) {
    if (!MEDIA.includes(type)) {
      const message = `There is no medium '${type}'. Use ${MEDIA.join(', ')}.`;
      problems.error('media.unknown', message, survey.at(node.row, `media::${type}`));
    }
  }
  if (!hasControl(node)) return;
  if (!node.label && !node.hint && !node.media) {
    const only = node.guidance ? ' A guidance hint alone is not enough, since it may be hidden.' : '';
    const message = `The question '${node.name}' has no label or hint.${only}`;
    problems.error('labels.missing', message, survey.at(node.row, 'label'));
  }
  if (node.media?.has('big-image') && !node.media.has('image')) {
    const message = `To use big-image, you must also specify an image for the question '${node.name}'.`;
    problems.error('media.big-image', message, survey.at(node.row, 'media::big-image'));
  }
}
