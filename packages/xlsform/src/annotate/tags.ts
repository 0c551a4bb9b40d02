export interface Tag {
  /** Name without prefix. */
  name: string;
  prefix: string;
  kind: 'open' | 'close' | 'empty';
  start: number;
  end: number;
  /** Elements around it. */
  depth: number;
}

/** The tags of a document with their places, so that text can be changed around them and all else left as it is. One pass. */
export function* tagsOf(xml: string): Generator<Tag> {
  let depth = 0;
  let at = xml.indexOf('<');
  while (at >= 0) {
    const end = tagEnd(xml, at);
    if (end < 0) return;
    const name = /^<(\/?)([\w.-]+:)?([\w.-]+)/.exec(xml.slice(at, Math.min(end, at + 200)));
    if (name) {
      const kind = name[1] ? 'close' : xml[end - 2] === '/' ? 'empty' : 'open';
      if (kind === 'close') depth--;
      yield { name: name[3] ?? '', prefix: name[2] ?? '', kind, start: at, end, depth };
      if (kind === 'open') depth++;
    }
    at = xml.indexOf('<', end);
  }
}

/** Where what starts with a < ends; comments and the like are one thing. */
function tagEnd(xml: string, start: number): number {
  for (const [open, close] of SPECIAL) {
    if (!xml.startsWith(open, start)) continue;
    const end = xml.indexOf(close, start + open.length);
    return end < 0 ? -1 : end + close.length;
  }
  let quote = '';
  for (let at = start + 1; at < xml.length; at++) {
    const char = xml[at] as string;
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '>') return at + 1;
    else if (char === '"' || char === "'") quote = char;
  }
  return -1;
}

const SPECIAL: [string, string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies changes that come in order of their places. */
export function applyEdits(xml: string, edits: Edit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const edit of edits) {
    pieces.push(xml.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  pieces.push(xml.slice(at));
  return pieces.join('');
}
