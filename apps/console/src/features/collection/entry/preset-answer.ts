/** A question that is answered before somebody begins, by path with the form's root. */
export interface PresetAnswer {
  question: string;
  value: string;
}

const MODELS = 'http://www.w3.org/2002/xforms';

/**
 * The form with that answer as the question's own default, and not to be changed: it is part of what somebody chose to
 * record. A form without the question is opened as it is.
 */
export function formWithPreset(xml: string, { question, value }: PresetAnswer): string {
  const form = new DOMParser().parseFromString(xml, 'application/xml');
  const [root, ...steps] = question.split('/').filter(Boolean);
  let node: Element | null = form.getElementsByTagNameNS(MODELS, 'instance')[0]?.firstElementChild ?? null;
  if (node?.localName !== root) return xml;
  for (const step of steps) node = [...(node?.children ?? [])].find((child) => child.localName === step) ?? null;
  const bind = [...form.getElementsByTagNameNS(MODELS, 'bind')].find((one) => one.getAttribute('nodeset') === question);
  if (!node || node.children.length > 0 || !bind) return xml;
  node.textContent = value;
  bind.setAttribute('readonly', 'true()');
  return new XMLSerializer().serializeToString(form);
}
