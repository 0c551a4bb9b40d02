/** Styles that come from the page and must stand in the file itself. */
const KEPT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  // an anchor at the start is at the right where one reads from right to left
  'direction',
] as const;

/** A copy that carries the styles which the page gives it. */
export function withStyles(source: Element): SVGElement {
  const copy = source.cloneNode(true) as SVGElement;
  const from = [source, ...source.querySelectorAll('*')];
  const to = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [at, element] of from.entries()) {
    const style = getComputedStyle(element);
    const target = to[at];
    if (!target) continue;
    target.removeAttribute('class');
    target.removeAttribute('style');
    for (const name of KEPT) {
      const value = style.getPropertyValue(name);
      if (value) target.setAttribute(name, value.replaceAll(/url\("([^"]+)"\)/g, 'url($1)'));
    }
  }
  return copy;
}
