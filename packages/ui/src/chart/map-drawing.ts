import { withStyles } from './with-styles.ts';

const XMLNS = 'http://www.w3.org/2000/svg';

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(XMLNS, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** Where something stands in the map's box. */
function within(box: HTMLElement, one: Element) {
  const frame = box.getBoundingClientRect();
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left - frame.left, y: top - frame.top, width, height };
}

const words = (text: string, x: number, y: number, style: CSSStyleDeclaration): SVGElement => {
  const made = element('text', {
    x,
    y,
    fill: style.color,
    'font-family': style.fontFamily,
    'font-size': style.fontSize,
    'font-weight': style.fontWeight,
    'text-anchor': 'middle',
    'dominant-baseline': 'central',
  });
  made.textContent = text;
  return made;
};

/** A symbol or a name, which the page draws as a box. */
function shape(box: HTMLElement, one: HTMLElement): SVGElement[] {
  const { x, y, width, height } = within(box, one);
  const style = getComputedStyle(one);
  const isRound = style.borderRadius === '50%';
  const middle = { x: x + width / 2, y: y + height / 2 };
  return [
    element('rect', {
      x,
      y,
      width,
      height,
      rx: isRound ? width / 2 : 4,
      fill: style.backgroundColor,
      stroke: isRound ? style.borderTopColor : 'none',
    }),
    ...(one.textContent ? [words(one.textContent, middle.x, middle.y, style)] : []),
  ];
}

/**
 * What a map shows, as one drawing: lines and areas, symbols and names. Pictures of the ground stay behind, as they
 * belong to others.
 */
export function mapDrawing(box: HTMLElement): SVGElement {
  const root = element('svg', { overflow: 'hidden' });
  const { width, height } = box.getBoundingClientRect();
  root.append(element('rect', { width, height, fill: getComputedStyle(box).backgroundColor }));
  for (const drawn of box.querySelectorAll('.leaflet-overlay-pane svg, .leaflet-overlay-pane canvas')) {
    const at = within(box, drawn);
    if (drawn instanceof HTMLCanvasElement) root.append(element('image', { ...at, href: drawn.toDataURL() }));
    else {
      const copy = withStyles(drawn);
      for (const [key, value] of Object.entries(at)) copy.setAttribute(key, String(value));
      root.append(copy);
    }
  }
  for (const one of box.querySelectorAll<HTMLElement>('.map-place, .map-cluster, .map-point span, .map-name span'))
    root.append(...shape(box, one));
  return root;
}
