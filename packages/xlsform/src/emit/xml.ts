const SPECIAL = /[&<>\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/;
const SPECIAL_IN_ATTRIBUTE = /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/;
// Characters XML cannot hold at all, whatever the notation, and halves of surrogate pairs.
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeText(text: string): string {
  return SPECIAL.test(text) ? text.replace(IMPOSSIBLE, '').replace(/[&<>]/g, (c) => ENTITIES[c] as string) : text;
}

export function escapeAttribute(text: string): string {
  return SPECIAL_IN_ATTRIBUTE.test(text)
    ? text.replace(IMPOSSIBLE, '').replace(/[&<>"]/g, (c) => ENTITIES[c] as string)
    : text;
}

export const attribute = (name: string, value: string): string => ` ${name}="${escapeAttribute(value)}"`;

export function attributes(pairs: Iterable<readonly [string, string]>): string {
  let out = '';
  for (const [name, value] of pairs) out += attribute(name, value);
  return out;
}

/** Big enough that there are few chunks, small enough that a chunk's pieces are garbage while still young. */
const CHUNK = 1 << 15;

/** Lines of XML, indented by depth, gathered in chunks and joined once: linear in time, lean in memory. */
export class Lines {
  private readonly chunks: string[] = [];
  private current = '';
  private indent = '\n';

  add(line: string): void {
    this.current += this.indent + line;
    if (this.current.length > CHUNK) this.flush();
  }

  open(line: string): void {
    this.add(line);
    this.indent += '  ';
  }

  close(tag: string): void {
    this.indent = this.indent.slice(0, -2);
    this.add(`</${tag}>`);
  }

  toString(): string {
    this.flush();
    return this.chunks.join('').slice(1);
  }

  private flush(): void {
    // Concatenation only links pieces; looking at a character makes engines copy them into one string and let them go.
    this.current.charCodeAt(0);
    this.chunks.push(this.current);
    this.current = '';
  }
}
