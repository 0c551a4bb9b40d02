import { insertBlock, type Place, setting } from '@msurvey/xlsform/edit';
import type { LibraryBlock } from '../palette/catalogue.ts';
import type { Designer } from '../state/designer.ts';
import type { View } from '../state/use-view.ts';

/**
 * Puts a block of the library into the form, with what it refers to, and says how much that was. A form without languages
 * gets it in that of whoever builds the form.
 */
export function putBlock(
  designer: Designer,
  block: LibraryBlock,
  place: Place,
  { entries, reader }: Pick<View, 'entries' | 'reader'>,
): void {
  const { document } = designer.get();
  const all = entries.flatMap((entry) => entry.block ?? []);
  const main = /\(([^()]+)\)\s*$/.exec(setting(document, 'default_language') ?? '')?.[1] ?? reader;
  const edit = insertBlock(document, block, place, { all, main });
  if (!designer.edit(edit)) return;
  const rows = edit.operations.flatMap((one) => (one.op === 'insert' && one.sheet === 'survey' ? one.rows : []));
  const count = rows.filter(({ cells }) => !/^(begin|end|calculate)\b/.test(cells.type ?? '')).length;
  designer.say({ kind: 'put', count });
}
