/**
 * The engine looks at every choice of a list whenever a filter is evaluated, and reads every label of every language
 * at the start: a cascade down to thousands of unions costs seconds. Before it sees the form, a long list is written so
 * that the same expression has less to look at: choices grouped by the value they are filtered by, and each choice one
 * element instead of eight. Values, order, filters and what is blanked stay the engine's own.
 *
 * A list is left alone unless everything that refers to it is understood.
 */
const LONG = 100;

/** Labels taken out of the form: question path → value → language → text. */
export type TakenLabels = Map<string, Map<string, Record<string, string>>>;

interface Use {
  /** The whole opening of the control's itemset, as written. */
  text: string;
  reference: string;
  column: string | null;
  path: string | null;
  value: string;
  label: string;
}

interface Choice {
  source: string;
  cells: Record<string, string>;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const unescapeXml = (text: string): string =>
  text.replace(
    /&(lt|gt|quot|apos|amp);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name] ?? '',
  );
const attribute = (text: string): string => text.replaceAll('"', '&quot;');

/** Only flat choices: `<item><name>a</name><label>A</label></item>`. */
function choicesOf(body: string): Choice[] | null {
  const choices: Choice[] = [];
  const left = body.replace(/<item>([\s\S]*?)<\/item>/g, (source, inner: string) => {
    const cells: Record<string, string> = {};
    const rest = inner.replace(/<([\w.-]+)>([^<]*)<\/\1>|<([\w.-]+)\s*\/>/g, (_, name, text, blank) => {
      cells[name ?? blank] = text ?? '';
      return '';
    });
    if (rest.trim() === '' && !/[\n\t]/.test(Object.values(cells).join(''))) choices.push({ source, cells });
    else cells['?'] = '';
    return '';
  });
  const understood = left.trim() === '' && choices.length === (body.match(/<item>/g)?.length ?? 0);
  return understood ? choices : null;
}

const NODESET = /^instance\('([^']+)'\)\/root\/item(?:\[\s*([A-Za-z_][\w.-]*)\s*=\s*([\w./:-]+)\s*\])?$/;

function usesOf(xml: string): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const controls =
    /<select1?\b[^>]*\bref="([^"]+)"[^>]*>(?:(?!<\/select)[\s\S])*?(<itemset nodeset="([^"]+)">\s*<value ref="([\w.-]+)"\/>\s*<label ref="([^"]+)"\/>)/g;
  for (const [, reference = '', text = '', nodeset = '', value = '', label = ''] of xml.matchAll(controls)) {
    const [, list, column = null, path = null] = NODESET.exec(nodeset) ?? [];
    if (list) uses.set(list, [...(uses.get(list) ?? []), { text, reference, column, path, value, label }]);
  }
  return uses;
}

/** Texts of choices by id and language; only plain ones: no other forms, no outputs. */
function plainTexts(xml: string): Map<string, Record<string, string>> {
  const texts = new Map<string, Record<string, string>>();
  for (const [, language = '', body = ''] of xml.matchAll(
    /<translation\b[^>]*\blang="([^"]*)"[^>]*>([\s\S]*?)<\/translation>/g,
  ))
    for (const [, id = '', text = ''] of body.matchAll(/<text id="([^"]+)">\s*<value>([^<]*)<\/value>\s*<\/text>/g))
      texts.set(id, { ...texts.get(id), [unescapeXml(language)]: text });
  return texts;
}

class Compacting {
  readonly labels: TakenLabels = new Map();
  private readonly taken = new Set<string>();
  private readonly texts: Map<string, Record<string, string>>;
  private readonly languages: number;

  constructor(private xml: string) {
    this.texts = plainTexts(xml);
    this.languages = xml.match(/<translation\b/g)?.length ?? 0;
  }

  /** Labels are asked for by expressions too, in the language of the moment: then they stay where they were. */
  private mayTakeLabels(choices: Choice[], label: string): boolean {
    if (label !== 'jr:itext(itextId)') return /^[\w.-]+$/.test(label);
    if (/jr:choice-name/.test(this.xml)) return false;
    return choices.every(
      ({ cells }) => Object.keys(this.texts.get(cells.itextId ?? '') ?? {}).length === this.languages,
    );
  }

  private takeLabels(choices: Choice[], { value }: Use, references: string[]): void {
    const byValue = new Map<string, Record<string, string>>();
    for (const { cells } of choices) {
      const texts = Object.entries(this.texts.get(cells.itextId ?? '') ?? {});
      byValue.set(
        unescapeXml(cells[value] ?? ''),
        Object.fromEntries(texts.map(([language, text]) => [language, unescapeXml(text)])),
      );
      this.taken.add(cells.itextId ?? '');
    }
    for (const reference of references) this.labels.set(reference, byValue);
  }

  compact(list: string, uses: Use[]): void {
    const block = new RegExp(`<instance id="${escapeRegExp(list)}">\\s*<root>([\\s\\S]*?)</root>\\s*</instance>`).exec(
      this.xml,
    );
    const choices = block && choicesOf(block[1] ?? '');
    const [use] = uses;
    if (!block || !use || !choices || choices.length < LONG) return;
    const mention = new RegExp(`instance\\(\\s*(?:'|"|&quot;|&apos;)${escapeRegExp(list)}(?:'|"|&quot;|&apos;)`, 'g');
    const mentions = this.xml.match(mention)?.length;
    const alike = uses.every(
      (u) =>
        u.column === use.column &&
        u.value === use.value &&
        u.label === use.label &&
        (u.column === null) === (u.path === null),
    );
    if (mentions !== uses.length || !alike || choices.some(({ cells }) => 'geometry' in cells)) return;
    const short = this.mayTakeLabels(choices, use.label);
    const translated = use.label === 'jr:itext(itextId)';
    const labelOf = ({ cells }: Choice): string =>
      (translated ? Object.values(this.texts.get(cells.itextId ?? '') ?? {})[0] : cells[use.label]) ?? '';
    const groups = new Map<string | undefined, string>();
    for (const choice of choices) {
      // a choice without that column equals nothing, not even a blank answer
      const key = use.column ? choice.cells[use.column] : undefined;
      const element = short
        ? `<i v="${attribute(choice.cells[use.value] ?? '')}" l="${attribute(labelOf(choice))}"/>`
        : choice.source;
      groups.set(key, (groups.get(key) ?? '') + element);
    }
    const body = [...groups]
      .map(([key, items]) => `<g${key === undefined ? '' : ` k="${attribute(key)}"`}>${items}</g>`)
      .join('');
    this.replace(block[0], `<instance id="${list}"><root>${body}</root></instance>`);
    for (const { text, path } of uses) {
      const nodeset = `instance('${list}')/root/g${path ? `[@k = ${path}]` : ''}/${short ? 'i' : 'item'}`;
      const refs = short ? '<value ref="@v"/><label ref="@l"/>' : text.slice(text.indexOf('<value'));
      this.replace(text, `<itemset nodeset="${nodeset}">${refs}`);
    }
    if (short && translated)
      this.takeLabels(
        choices,
        use,
        uses.map((u) => u.reference),
      );
  }

  private replace(before: string, after: string): void {
    this.xml = this.xml.replace(before, () => after);
  }

  finish(): string {
    const without = this.taken.size
      ? this.xml.replace(/<text id="([^"]+)">\s*<value>[^<]*<\/value>\s*<\/text>\s*/g, (text, id: string) =>
          this.taken.has(id) ? '' : text,
        )
      : this.xml;
    // blanks between these mean nothing, and each is a node to read
    return without.replace(/<\/text>\s+<text /g, '</text><text ').replace(/\/>\s+<bind /g, '/><bind ');
  }
}

export function compactLists(xml: string): { xml: string; labels: TakenLabels } {
  const compacting = new Compacting(xml);
  for (const [list, uses] of usesOf(xml)) compacting.compact(list, uses);
  return { xml: compacting.finish(), labels: compacting.labels };
}
