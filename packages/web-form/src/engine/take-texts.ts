/** Other shapes of a text that the engine would print after its words: taken out, and shown by us. */
const FORMS = { guidance: 'guidance', 'big-image': 'bigImage' } as const;
/** By language; `''` for a form without translations. */
export interface OtherTexts {
  guidance?: Record<string, string>;
  bigImage?: Record<string, string>;
}
export type TakenTexts = Map<string, OtherTexts>;

const wordsOf = (xml: string): string =>
  xml
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(lt|gt|quot|apos|amp);/g,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name] ?? '',
    )
    .trim();

export function takeTexts(xml: string): { xml: string; texts: TakenTexts } {
  const texts: TakenTexts = new Map();
  if (!/<value form="(?:guidance|big-image)">/.test(xml)) return { xml, texts };
  const without = xml.replace(
    /<translation\b[^>]*\blang="([^"]*)"[^>]*>[\s\S]*?<\/translation>/g,
    (translation, language: string) =>
      translation.replace(/<text id="([^"]+)">([\s\S]*?)<\/text>/g, (whole, id: string, body: string) => {
        if (!/form="(?:guidance|big-image)"/.test(body)) return whole;
        const left = body.replace(
          /<value form="(guidance|big-image)">([\s\S]*?)<\/value>/g,
          (_, form: keyof typeof FORMS, inner: string) => {
            const words = wordsOf(inner);
            const entry = texts.get(id) ?? {};
            if (words && words !== '-')
              texts.set(id, { ...entry, [FORMS[form]]: { ...entry[FORMS[form]], [wordsOf(language)]: words } });
            return '';
          },
        );
        return `<text id="${id}">${left.trim() || '<value></value>'}</text>`;
      }),
  );
  return { xml: without, texts };
}
