import { attribute } from '../read/xml/attributes.ts';
import { columnLetters } from '../read/sheet-builder.ts';
import { plainXmlText } from '../write/xml-text.ts';
import { type CellMark, MARK_AUTHOR } from './marks.ts';
import { appendTo, elementsOf, replaceElements, startTag } from './elements.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const EMPTY = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<comments xmlns="${MAIN}"><authors></authors><commentList></commentList></comments>`;

/** Adds the marks to a sheet's comments. An author's own comment keeps its text; ours is put below it. Those of an earlier check go. */
export function editComments(existing: string | undefined, marks: CellMark[]): string {
  let xml = withoutOurs(existing ?? EMPTY);
  const authors = elementsOf(xml, 'author').length;
  const ourId = ourAuthor(xml) ?? authors;
  if (ourId === authors) xml = appendTo(xml, 'authors', `<author>${MARK_AUTHOR}</author>`);
  const byPlace = new Map(marks.map((mark) => [columnLetters(mark.column) + mark.row, mark]));
  xml = replaceElements(xml, 'comment', (comment) => {
    const place = attribute(startTag(comment), 'ref')?.replaceAll('$', '') ?? '';
    const mark = byPlace.get(place);
    if (!mark) return comment;
    byPlace.delete(place);
    return appendTo(comment, 'text', run(`\n\n${MARK_AUTHOR}: ${mark.text}`));
  });
  const added = [...byPlace].map(
    ([place, mark]) => `<comment ref="${place}" authorId="${ourId}"><text>${run(mark.text)}</text></comment>`,
  );
  return appendTo(xml, 'commentList', added.join(''));
}

/** Cells that an earlier check commented on and that now have no comment at all. */
export function ourOldPlaces(existing: string): string[] {
  const id = ourAuthor(existing);
  if (id === undefined) return [];
  return elementsOf(existing, 'comment').flatMap((comment) => {
    const tag = startTag(comment);
    return attribute(tag, 'authorId') === String(id) ? [attribute(tag, 'ref') ?? ''] : [];
  });
}

function withoutOurs(xml: string): string {
  const id = ourAuthor(xml);
  return replaceElements(xml, 'comment', (comment) => {
    if (id !== undefined && attribute(startTag(comment), 'authorId') === String(id)) return '';
    return replaceElements(comment, 'r', (each) => (each.includes(`\n\n${MARK_AUTHOR}: `) ? '' : each));
  });
}

function ourAuthor(xml: string): number | undefined {
  const index = elementsOf(xml, 'author').findIndex((author) => author.includes(`>${MARK_AUTHOR}<`));
  return index < 0 ? undefined : index;
}

function run(text: string): string {
  return `<r><rPr><sz val="9"/><rFont val="Tahoma"/></rPr><t xml:space="preserve">${plainXmlText(text)}</t></r>`;
}
