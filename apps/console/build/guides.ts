/**
 * The guides of `docs/user` for the console's help, as blocks that it draws with its own parts. They are read when the
 * console is built, so that a browser needs no reader of Markdown; a language of its own is a folder of its own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Block, Guide, Guides, Words } from '../src/features/platform/help/guide.ts';
import { here } from './run-in-node.ts';

const NAME = 'virtual:guides';
const FOLDER = here('../../../docs/user');
const PICTURE = /^\.\.\/(?:\.\.\/)?images\/user\/([\w-]+\.jpg)$/;
/** A guide that is not translated yet lies one folder up. */
const GUIDE = /^(?:\.\.\/)?([\w-]+)\.md$/;

function wordsOf(tokens: readonly Token[]): Words[] {
  return tokens.flatMap((token): Words[] => {
    if (token.type === 'strong') return [{ text: token.text, isBold: true }];
    if (token.type === 'link') {
      const guide = GUIDE.exec(token.href)?.[1];
      return [{ text: token.text, ...(guide ? { guide } : {}) }];
    }
    if (token.type === 'text' || token.type === 'escape' || token.type === 'codespan') return [{ text: token.text }];
    throw new Error(`the console's help cannot show ${token.type} (${token.raw})`);
  });
}

/** A picture stands in a paragraph of its own. */
function paragraph({ tokens }: Tokens.Paragraph): Block {
  const [first] = tokens;
  if (first?.type !== 'image') return { kind: 'text', words: wordsOf(tokens) };
  const picture = PICTURE.exec(first.href)?.[1];
  if (!picture) throw new Error(`${first.href} is no picture of the guides`);
  return { kind: 'picture', picture, text: first.text };
}

const itemOf = ({ tokens }: Tokens.ListItem): Words[] =>
  tokens.flatMap((token) => wordsOf('tokens' in token && token.tokens ? token.tokens : [token]));

function blocksOf(markdown: string): Block[] {
  return lexer(markdown).flatMap((token): Block[] => {
    if (token.type === 'space') return [];
    if (token.type === 'heading') return [{ kind: 'heading', depth: token.depth, words: wordsOf(token.tokens ?? []) }];
    if (token.type === 'paragraph') return [paragraph(token as Tokens.Paragraph)];
    if (token.type === 'list') {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', isOrdered: ordered, items: items.map(itemOf) }];
    }
    throw new Error(`the console's help cannot show ${token.type}`);
  });
}

/** The first heading is the guide's name. */
function guideOf(path: string): Guide {
  const [title, ...blocks] = blocksOf(readFileSync(path, 'utf8'));
  if (title?.kind !== 'heading') throw new Error(`${path} begins without a heading`);
  return { title: title.words.map(({ text }) => text).join(''), blocks };
}

function read(folder: string): Record<string, Guide> {
  const names = readdirSync(folder).flatMap((name) => GUIDE.exec(name)?.[1] ?? []);
  return Object.fromEntries(names.map((name) => [name, guideOf(join(folder, `${name}.md`))]));
}

function readGuides(): Guides {
  const languages = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return {
    en: read(FOLDER),
    ...Object.fromEntries(languages.map(({ name }) => [name, read(join(FOLDER, name))])),
  };
}

/** Each picture is a file of the console like any other. */
function code(): string {
  const folder = join(FOLDER, '../images/user');
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.jpg'));
  const imports = pictures.map((name, i) => `import p${i} from ${JSON.stringify(join(folder, name))};`);
  const addresses = pictures.map((name, i) => `${JSON.stringify(name)}: p${i}`);
  return `${imports.join('\n')}
export const guides = ${JSON.stringify(readGuides())};
export const pictures = { ${addresses.join(', ')} };`;
}

export const guides: Plugin = {
  name: 'guides',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? code() : undefined),
};
