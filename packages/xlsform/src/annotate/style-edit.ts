import type { Severity } from '../diagnostics.ts';
import { attribute } from '../read/xml/attributes.ts';
import { STYLES_XML } from '../write/package-parts.ts';
import { appendTo, elementsOf, setOnElement, startTag, withAttribute } from './elements.ts';

/** Uncommon shades: a later check knows its own colours by them and takes them away again. */
const COLOURS: Record<Severity, string> = { error: 'FFF7A6A1', warning: 'FFFFD98B' };

/** The workbook's styles, to which coloured twins of the styles in use are added. What is there keeps its place and its text. */
export class StyleEditor {
  private readonly styles: string[];
  private readonly count: number;
  private readonly fills: Record<Severity, number>;
  private readonly ours = new Set<number>();
  private readonly made = new Map<string, number>();
  private xml: string;

  constructor(xml: string | undefined) {
    this.xml = xml ?? STYLES_XML;
    this.styles = elementsOf(this.xml, 'xf', 'cellXfs');
    this.count = this.styles.length;
    const fills = elementsOf(this.xml, 'fill', 'fills');
    for (const [index, fill] of fills.entries())
      if (Object.values(COLOURS).some((colour) => fill.includes(colour))) this.ours.add(index);
    this.fills = { error: this.fill('error', fills), warning: this.fill('warning', fills) };
  }

  /** The style that looks like `base` but for the colour. */
  coloured(base: number, severity: Severity): number {
    return this.variant(base, this.fills[severity]);
  }

  /** `base` itself, or its plain twin when an earlier check coloured it. */
  uncoloured(base: number): number {
    const style = this.styles[base];
    return style && this.ours.has(Number(attribute(style, 'fillId') ?? 0)) ? this.variant(base, 0) : base;
  }

  /** A style with bold letters, for headings of our own. */
  bold(): number {
    const known = this.made.get('bold');
    if (known !== undefined) return known;
    const fonts = elementsOf(this.xml, 'font', 'fonts');
    this.append('fonts', '<font><b/><sz val="11"/><name val="Calibri"/></font>', fonts.length + 1);
    this.made.set(
      'bold',
      this.styles.push(`<xf numFmtId="0" fontId="${fonts.length}" fillId="0" borderId="0" xfId="0" applyFont="1"/>`) -
        1,
    );
    return this.styles.length - 1;
  }

  hasOldColours(): boolean {
    return this.styles.slice(0, this.count).some((style) => this.ours.has(Number(attribute(style, 'fillId') ?? 0)));
  }

  toString(): string {
    const added = this.styles.slice(this.count);
    if (added.length === 0) return this.xml;
    const xml = appendTo(this.xml, 'cellXfs', added.map((style) => style.replace(/<(\/?)[\w.-]+:/g, '<$1')).join(''));
    return setOnElement(xml, 'cellXfs', 'count', this.styles.length);
  }

  private variant(base: number, fillId: number): number {
    const key = `${base}/${fillId}`;
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const style =
      this.styles[base] ?? this.styles[0] ?? '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>';
    const tag = startTag(style);
    const twin = withAttribute(withAttribute(tag, 'fillId', fillId), 'applyFill', 1) + style.slice(tag.length);
    // A style taken back to plain is usually one that the workbook already has.
    const same = fillId === 0 ? this.styles.indexOf(twin.replace(' applyFill="1"', '')) : -1;
    const index = same >= 0 ? same : this.styles.push(twin) - 1;
    this.made.set(key, index);
    return index;
  }

  private fill(severity: Severity, fills: string[]): number {
    const colour = COLOURS[severity];
    const known = fills.findIndex((fill) => fill.includes(colour));
    if (known >= 0) return known;
    fills.push(colour);
    const xml = `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
    this.append('fills', xml, fills.length);
    return fills.length - 1;
  }

  private append(list: string, xml: string, count: number): void {
    this.xml = setOnElement(appendTo(this.xml, list, xml), list, 'count', count);
  }
}
