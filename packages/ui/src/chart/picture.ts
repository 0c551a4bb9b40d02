import { mapDrawing } from './map-drawing.ts';
import { withStyles } from './with-styles.ts';

/** The chart as a picture of its own: with its title and its legend, in the colours one sees. */
const MARGIN = 16;
const TITLE_SIZE = 16;
const TEXT_SIZE = 13;
const LINE = 22;
const XMLNS = 'http://www.w3.org/2000/svg';

function text(words: string, at: { x: number; y: number }, style: CSSStyleDeclaration, bold: boolean): SVGElement {
  const element = document.createElementNS(XMLNS, 'text');
  const attributes = {
    x: at.x,
    y: at.y,
    fill: style.color,
    'font-family': style.fontFamily,
    'font-size': bold ? TITLE_SIZE : TEXT_SIZE,
    'font-weight': bold ? 600 : 400,
    'text-anchor': style.direction === 'rtl' ? 'end' : 'start',
    // places are counted from the left; the words find their own direction
    direction: 'ltr',
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.textContent = words;
  return element;
}

const ground = (element: Element): string => {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const color = getComputedStyle(one).backgroundColor;
    if (color && color !== 'transparent' && !/, 0\)$/.test(color)) return color;
  }
  return '#ffffff';
};

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** The picture of the chart inside this element, if it has been drawn. */
export function pictureOf(figure: HTMLElement, title: string): Picture | undefined {
  const box = figure.querySelector<HTMLElement>('[data-chart-canvas] .leaflet-container');
  const drawn = box ?? figure.querySelector<SVGSVGElement>('[data-chart-canvas] svg');
  if (!drawn) return undefined;
  const { width: inner, height: drawnHeight } = drawn.getBoundingClientRect();
  const width = Math.ceil(inner) + 2 * MARGIN;
  const style = getComputedStyle(figure);
  const rtl = style.direction === 'rtl';
  const across = (x: number) => (rtl ? width - x : x);
  const root = document.createElementNS(XMLNS, 'svg');
  const paper = document.createElementNS(XMLNS, 'rect');
  const top = MARGIN + TITLE_SIZE;
  const chart = box ? mapDrawing(box) : withStyles(drawn);
  chart.setAttribute('x', String(MARGIN));
  chart.setAttribute('y', String(top + MARGIN));
  chart.setAttribute('width', String(Math.ceil(inner)));
  chart.setAttribute('height', String(Math.ceil(drawnHeight)));
  root.append(paper, ...[...figure.querySelectorAll('[data-chart-inks] defs')].map(withStyles));
  root.append(text(title, { x: across(MARGIN), y: top }, style, true), chart);
  let y = top + MARGIN + Math.ceil(drawnHeight) + LINE;
  for (const item of figure.querySelectorAll('[data-legend]')) {
    const mark = item.querySelector('svg');
    if (mark) {
      const copy = withStyles(mark);
      copy.setAttribute('x', String(rtl ? width - MARGIN - 20 : MARGIN));
      copy.setAttribute('y', String(y - Math.min(11, 4 + mark.getBoundingClientRect().height / 2)));
      root.append(copy);
    }
    const words = [...item.querySelectorAll('span')].map((span) => span.textContent ?? '').join('  ');
    const room = Math.max(20, mark?.getBoundingClientRect().width ?? 0) + 8;
    root.append(text(words, { x: across(MARGIN + (mark ? room : 0)), y }, style, false));
    y += Math.max(LINE, mark?.getBoundingClientRect().height ?? 0);
  }
  const credits = box?.querySelector('.leaflet-control-attribution')?.textContent;
  if (credits) {
    root.append(text(credits, { x: across(MARGIN), y }, style, false));
    y += LINE;
  }
  const height = y - LINE + MARGIN;
  for (const element of [root, paper]) {
    element.setAttribute('width', String(width));
    element.setAttribute('height', String(height));
  }
  paper.setAttribute('fill', ground(figure));
  root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  return { svg: new XMLSerializer().serializeToString(root), width, height };
}

/** Twice as fine as the screen, for slides and paper. */
const FINER = 2;

export async function pngOf({ svg, width, height }: Picture): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: width * FINER, height: height * FINER });
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture could not be made'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
