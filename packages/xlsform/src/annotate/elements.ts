import { applyEdits, type Edit, tagsOf } from './tags.ts';

interface Place {
  start: number;
  end: number;
}

/** The elements of one name with their content, in order; those inside another of the same name belong to it. */
function placesOf(xml: string, name: string, within?: string): Place[] {
  const places: Place[] = [];
  let open: Place | undefined;
  let depth = 0;
  let inside = within === undefined;
  for (const tag of tagsOf(xml)) {
    if (tag.name === within) inside = tag.kind === 'open';
    if (tag.name !== name || (!inside && !open)) continue;
    if (tag.kind === 'empty' && !open) places.push({ start: tag.start, end: tag.end });
    else if (tag.kind === 'open' && !open) {
      open = { start: tag.start, end: tag.end };
      depth = tag.depth;
    } else if (tag.kind === 'close' && open && tag.depth === depth) {
      places.push({ start: open.start, end: tag.end });
      open = undefined;
    }
  }
  return places;
}

export function elementsOf(xml: string, name: string, within?: string): string[] {
  return placesOf(xml, name, within).map(({ start, end }) => xml.slice(start, end));
}

export function replaceElements(xml: string, name: string, replace: (element: string) => string): string {
  const edits: Edit[] = placesOf(xml, name).map(({ start, end }) => ({
    start,
    end,
    text: replace(xml.slice(start, end)),
  }));
  return applyEdits(xml, edits);
}

/** The start tag of an element. */
export function startTag(element: string): string {
  const first = tagsOf(element).next().value;
  return first ? element.slice(first.start, first.end) : '';
}

/** Puts XML at the end of an element's content; an empty element is opened for it. The element's prefix is taken over. */
export function appendTo(xml: string, name: string, content: string): string {
  for (const tag of tagsOf(xml)) {
    if (tag.name !== name || tag.kind === 'open') continue;
    const added = tag.prefix === '' ? content : content.replace(/<(\/?)(?=[A-Za-z])/g, `<$1${tag.prefix}`);
    if (tag.kind === 'close') return xml.slice(0, tag.start) + added + xml.slice(tag.start);
    const open = xml.slice(tag.start, tag.end).replace(/\/>$/, '>');
    return `${xml.slice(0, tag.start)}${open}${added}</${tag.prefix}${name}>${xml.slice(tag.end)}`;
  }
  return xml;
}

/** The document with an attribute of its first element of that name set. */
export function setOnElement(xml: string, name: string, attribute: string, value: string | number): string {
  for (const tag of tagsOf(xml)) {
    if (tag.name !== name || tag.kind === 'close') continue;
    return (
      xml.slice(0, tag.start) + withAttribute(xml.slice(tag.start, tag.end), attribute, value) + xml.slice(tag.end)
    );
  }
  return xml;
}

/** The tag with one attribute set, the others as they were. */
export function withAttribute(tag: string, name: string, value: string | number): string {
  const found = new RegExp(`(\\s${name}\\s*=\\s*)("[^"]*"|'[^']*')`).exec(tag);
  if (found) return `${tag.slice(0, found.index)}${found[1]}"${value}"${tag.slice(found.index + found[0].length)}`;
  return tag.replace(/^(<[\w.:-]+)/, `$1 ${name}="${value}"`);
}
