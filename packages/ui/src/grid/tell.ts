import type { UiKey } from '../use-ui-text.ts';
import type { Filled } from './fill.ts';
import type { GridControl } from './use-grid.ts';

/** What became of many cells at once, for eyes and ears: how many, and what was left out and why. */
export function tellFilled<Row>({ say, t }: GridControl<Row>, filled: Filled, key: UiKey, outside = 0): void {
  const { changes, refused, readOnly } = filled;
  say(
    [
      t(key, { count: changes.length }),
      refused.length > 0 && t('grid.refused', { count: refused.length }),
      readOnly > 0 && t('grid.leftReadOnly', { count: readOnly }),
      outside > 0 && t('grid.outside', { count: outside }),
    ]
      .filter(Boolean)
      .join(' '),
  );
}
