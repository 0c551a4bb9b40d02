/** Answers that a new record begins with, as an address holds them: `/data/programmes=1`. */
export function presetsOf(search: URLSearchParams): [question: string, value: string][] {
  return search.getAll('preset').flatMap((preset): [string, string][] => {
    const at = preset.indexOf('=');
    return at > 0 ? [[preset.slice(0, at), preset.slice(at + 1)]] : [];
  });
}

const childNamed = (parent: Element | undefined, name: string): Element | undefined =>
  [...(parent?.children ?? [])].find((child) => child.localName === name);

/**
 * A form whose new records begin with these answers, as if its author had given them as defaults. A question that the form
 * does not have is left out: an address may be older than the form.
 */
export function withPresets(xml: string, presets: readonly [string, string][]): string {
  if (presets.length === 0) return xml;
  const form = new DOMParser().parseFromString(xml, 'text/xml');
  const instance = form.getElementsByTagNameNS('*', 'instance')[0];
  for (const [question, value] of presets) {
    const [root = '', ...steps] = question.split('/').filter(Boolean);
    const found = steps.reduce(childNamed, childNamed(instance, root));
    if (found && found.children.length === 0) found.textContent = value;
  }
  return new XMLSerializer().serializeToString(form);
}
