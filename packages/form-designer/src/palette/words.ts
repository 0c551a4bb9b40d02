import type { DesignerKey, DesignerText } from '../texts.ts';
import { type Aisle, PALETTE, type PaletteEntry } from './catalogue.ts';

/** The word for an entry; a test sees that each has one. */
export const typeKey = (id: string): DesignerKey => `type.${id}` as DesignerKey;
export const aisleKey = (aisle: Aisle): DesignerKey => `aisle.${aisle}`;

/** What an entry is called; a block has its name with it. */
export const entryName = (t: DesignerText, { id, block }: PaletteEntry): string => block?.title ?? t(typeKey(id));

/** Entries that somebody may mean by what is typed, by what they are called or by their type in XLSForm: the nearest first. */
export function matching(
  typed: string,
  nameOf: (entry: PaletteEntry) => string,
  offered: readonly PaletteEntry[] = PALETTE,
): PaletteEntry[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [...offered];
  const far = (one: PaletteEntry): number => {
    const name = nameOf(one).toLowerCase();
    const type = one.block ? '' : one.type;
    if (name === wanted || type === wanted) return 0;
    if (name.startsWith(wanted)) return 1;
    if (name.includes(wanted)) return 2;
    return type.includes(wanted) || type.replaceAll('_', ' ').includes(wanted) ? 3 : 4;
  };
  return offered
    .map((entry) => ({ entry, far: far(entry) }))
    .filter((one) => one.far < 4)
    .sort((a, b) => a.far - b.far)
    .map(({ entry }) => entry);
}
