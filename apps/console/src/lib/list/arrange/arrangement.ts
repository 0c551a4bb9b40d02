/** A list as it stood when somebody gave it a name. */
export interface SavedView {
  name: string;
  /** What stands behind the address: filters, sort, the tab it is on. */
  search: string;
}

/** How one person wants a list: the order of its columns, those left out, how dense it is, and the views they keep. */
export interface Arrangement {
  /** Ids of columns; those it does not name stand where the list has them. */
  order: readonly string[];
  hidden: readonly string[];
  isCompact: boolean;
  views: readonly SavedView[];
}

export const AS_IT_IS: Arrangement = { order: [], hidden: [], isCompact: false, views: [] };
export const MOST_VIEWS = 20;
export const LONGEST_NAME = 60;

interface WithId {
  id: string;
}

/** All columns in somebody's order. The first one says who or what a row is: it stays where it is. */
export function ordered<C extends WithId>(columns: readonly C[], order: readonly string[]): C[] {
  const [first, ...rest] = columns;
  if (!first) return [];
  const known = [...new Set(order)].filter((id) => rest.some((column) => column.id === id));
  // A column that came later stands behind the one it was put behind.
  const placed = [...known];
  for (const [at, { id }] of rest.entries()) {
    if (placed.includes(id)) continue;
    const before = rest[at - 1]?.id;
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, id);
  }
  return [first, ...placed.flatMap((id) => rest.find((column) => column.id === id) ?? [])];
}

/** Those that are shown. */
export const arranged = <C extends WithId>(columns: readonly C[], { order, hidden }: Arrangement): C[] =>
  ordered(columns, order).filter(({ id }, at) => at === 0 || !hidden.includes(id));

/** With a column one place further up or down. */
export function moved(columns: readonly WithId[], order: readonly string[], id: string, step: -1 | 1): string[] {
  const ids = ordered(columns, order)
    .slice(1)
    .map((column) => column.id);
  const at = ids.indexOf(id);
  const to = at + step;
  if (at < 0 || to < 0 || to >= ids.length) return ids;
  ids.splice(at, 1);
  ids.splice(to, 0, id);
  return ids;
}

/** A name is used once: the newer view takes the place of the older. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view].slice(-MOST_VIEWS);

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(0, 100) : [];

/** Whatever stands in the browser: what is not understood is left out. */
export function readArrangement(text: string | null): Arrangement {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof Arrangement, unknown>>;
    const views = Array.isArray(kept.views) ? (kept.views as Partial<Record<keyof SavedView, unknown>>[]) : [];
    return {
      order: texts(kept.order),
      hidden: texts(kept.hidden),
      isCompact: kept.isCompact === true,
      views: views
        .flatMap(({ name, search }) =>
          typeof name === 'string' && typeof search === 'string' && search.startsWith('?') ? [{ name, search }] : [],
        )
        .slice(0, MOST_VIEWS),
    };
  } catch {
    return AS_IT_IS;
  }
}
