/** A run of words: bold ones are words of the screens, some lead to another guide. */
export interface Words {
  text: string;
  isBold?: boolean;
  guide?: string;
}

export type Block =
  | { kind: 'heading'; depth: number; words: Words[] }
  | { kind: 'text'; words: Words[] }
  | { kind: 'list'; isOrdered: boolean; items: Words[][] }
  | { kind: 'picture'; picture: string; text: string };

export interface Guide {
  title: string;
  blocks: Block[];
}

/** By language, then by name; English has all of them. */
export type Guides = Record<string, Record<string, Guide>>;

/** The one that leads to all others. */
export const FIRST_GUIDE = 'README';

export interface ShownGuide extends Guide {
  language: string;
}

/** In the reader's language where there is one, else in English. */
export function guideIn(guides: Guides, name: string, language: string): ShownGuide | undefined {
  for (const tried of [language, 'en']) {
    const guide = guides[tried]?.[name];
    if (guide) return { ...guide, language: tried };
  }
  return undefined;
}
