/** A submission as plain values, read without the engine. */
export interface InstanceReading {
  formId: string;
  version: string;
  instanceId: string | null;
  deprecatedId: string | null;
  instanceName: string | null;
  /** Every leaf in document order, with positions where a name occurs more than once: `/data/plot[2]/crop`. */
  answers: { path: string; value: string }[];
}

const childrenOf = (element: Element): Element[] => [...element.children];

function collect(element: Element, path: string, answers: InstanceReading['answers']): void {
  const children = childrenOf(element);
  if (children.length === 0) {
    answers.push({ path, value: element.textContent ?? '' });
    return;
  }
  const total = new Map<string, number>();
  for (const { nodeName } of children) total.set(nodeName, (total.get(nodeName) ?? 0) + 1);
  const seen = new Map<string, number>();
  for (const child of children) {
    const position = (seen.get(child.nodeName) ?? 0) + 1;
    seen.set(child.nodeName, position);
    const step = (total.get(child.nodeName) ?? 0) > 1 ? `${child.nodeName}[${position}]` : child.nodeName;
    collect(child, `${path}/${step}`, answers);
  }
}

const metaOf = (root: Element, name: string): string | null => {
  const meta = childrenOf(root).find((child) => child.localName === 'meta');
  const text =
    meta &&
    childrenOf(meta)
      .find((child) => child.localName === name)
      ?.textContent?.trim();
  return text || null;
};

/** Null when the text is no XML of a submission. */
export function readInstance(xml: string): InstanceReading | null {
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  if (!root || root.localName === 'parsererror' || root.getElementsByTagName('parsererror').length) return null;
  const answers: InstanceReading['answers'] = [];
  collect(root, `/${root.nodeName}`, answers);
  return {
    formId: root.getAttribute('id') ?? '',
    version: root.getAttribute('version') ?? '',
    instanceId: metaOf(root, 'instanceID'),
    deprecatedId: metaOf(root, 'deprecatedID'),
    instanceName: metaOf(root, 'instanceName'),
    answers,
  };
}
