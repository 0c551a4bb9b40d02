/** Splits CSV into records as spreadsheet programs write it: quoted fields, doubled quotes, any line end. One pass. */
export function* csvRecords(text: string, delimiter: string): Generator<string[]> {
  let record: string[] = [];
  let at = 0;
  while (at <= text.length) {
    let field = '';
    if (text[at] === '"') {
      const { value, end } = quoted(text, at + 1);
      field = value;
      at = end;
    }
    // Stray text behind the closing quote belongs to the field.
    let end = at;
    while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++;
    record.push(field + text.slice(at, end));
    if (text[end] === delimiter) {
      at = end + 1;
      continue;
    }
    yield record;
    record = [];
    if (end >= text.length) return;
    at = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
    if (at === text.length) return;
  }
}

function quoted(text: string, from: number): { value: string; end: number } {
  const parts: string[] = [];
  let at = from;
  for (;;) {
    const close = text.indexOf('"', at);
    if (close < 0) return { value: parts.join('') + text.slice(at), end: text.length };
    parts.push(text.slice(at, close));
    if (text[close + 1] !== '"') return { value: parts.join(''), end: close + 1 };
    parts.push('"');
    at = close + 2;
  }
}
