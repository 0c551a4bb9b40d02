import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** The part of a cell that may be cut; a plain attribute, as a table has hundreds of them. */
export const CUT = 'data-cut';
const CUT_PART = `[${CUT}]`;
const CONTROLS = 'a, button, input';
/** Time to move from the cell to its tooltip. */
const GRACE_MS = 150;

const runsOver = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight + 1 ||
  (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1);

/** Whether something of it cannot be read. */
const isCut = (part: HTMLElement): boolean =>
  part.dataset.whole !== undefined || runsOver(part) || [...part.querySelectorAll('[data-line]')].some(runsOver);

/** For the styles of a table's body: how much of a text stands in its cell. */
export const CUT_STYLES = {
  [`& ${CUT_PART}`]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'break-word',
    maxWidth: 360,
  },
  [`& [${CUT}="1"]`]: { WebkitLineClamp: '1' },
  [`& [${CUT}="2"]`]: { WebkitLineClamp: '2' },
  // outside of the part it would be cut off with the text
  [`& ${CUT_PART} :focus-visible`]: { outlineOffset: -2 },
  '@media print': { [`& ${CUT_PART}`]: { display: 'block' } },
} as const;

/**
 * One tooltip for all cells of a table: what is cut off is shown whole on hover and on focus. A cut text without a control
 * in it joins the tab order while its row is the one the arrow keys are on.
 */
export function useCellTips() {
  const [shown, setShown] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stay = () => clearTimeout(timer.current);
  const leave = () => {
    stay();
    timer.current = setTimeout(() => setShown(null), GRACE_MS);
  };
  const look = (event: { target: EventTarget }) => {
    const part = (event.target as Element).closest<HTMLElement>(CUT_PART);
    if (!part || !isCut(part)) return leave();
    stay();
    setShown(part);
  };
  const reach = (event: FocusEvent<HTMLElement>) => {
    look(event);
    const row = event.target.closest('[data-row]');
    for (const part of event.currentTarget.querySelectorAll<HTMLElement>(`${CUT_PART}[tabindex]`))
      if (!row?.contains(part)) part.removeAttribute('tabindex');
    for (const part of row?.querySelectorAll<HTMLElement>(CUT_PART) ?? [])
      if (isCut(part) && !part.querySelector(CONTROLS)) part.tabIndex = 0;
  };
  return {
    handlers: {
      onPointerOver: (event: PointerEvent<HTMLElement>) => event.pointerType !== 'touch' && look(event),
      onPointerLeave: leave,
      onFocus: reach,
      onBlur: leave,
    },
    /** Esc puts it away; true: there was one. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      if (event.key !== 'Escape' || !shown) return false;
      event.stopPropagation();
      setShown(null);
      return true;
    },
    tip: shown?.isConnected && (
      <Popper open anchorEl={shown} placement="bottom-start" role="tooltip" sx={{ zIndex: 'tooltip' }}>
        <Paper
          elevation={4}
          onPointerEnter={stay}
          onPointerLeave={leave}
          sx={{
            px: 1.5,
            py: 1,
            mt: 0.5,
            maxWidth: 420,
            typography: 'body2',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          {shown.dataset.whole ?? shown.innerText ?? shown.textContent}
        </Paper>
      </Popper>
    ),
  };
}
