import { useTheme } from '@mui/material/styles';
import { type KeyboardEvent, useState } from 'react';

interface Place {
  row: number;
  column: number;
}
const PAGE = 10;

/** Where a key leads, before the edges are kept. */
function step(event: KeyboardEvent, { row, column }: Place, rtl: boolean): Place | undefined {
  const far = Number.MAX_SAFE_INTEGER;
  const onward = rtl ? -1 : 1;
  const all = event.ctrlKey || event.metaKey;
  const moves: Record<string, Place> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + onward },
    ArrowLeft: { row, column: column - onward },
    PageDown: { row: row + PAGE, column },
    PageUp: { row: row - PAGE, column },
    Home: { row: all ? 0 : row, column: 0 },
    End: { row: all ? far : row, column: far },
  };
  return moves[event.key];
}

/** One cell is in the tab order; arrows, Home, End and the page keys move it. Space switches, as in any checkbox. */
export function useGridKeys(rows: number, columns: number) {
  const rtl = useTheme().direction === 'rtl';
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const within = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = (event.target as HTMLElement).dataset.at?.split(':').map(Number);
    const next = at && step(event, { row: at[0] ?? 0, column: at[1] ?? 0 }, rtl);
    if (!next) return;
    event.preventDefault();
    const place = within(next);
    setActive(place);
    event.currentTarget.querySelector<HTMLElement>(`[data-at="${place.row}:${place.column}"]`)?.focus();
  };
  const onFocus = (event: { target: EventTarget & HTMLElement }) => {
    const [row, column] = event.target.dataset.at?.split(':').map(Number) ?? [];
    if (row !== undefined && column !== undefined) setActive({ row, column });
  };
  return { active: within(active), onKeyDown, onFocus };
}
