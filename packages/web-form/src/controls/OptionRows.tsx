import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Option } from './use-options.ts';
import { type ListSize, scrollFor, useVirtualRows } from './virtual-rows.ts';

interface OptionRowsProps {
  id: string;
  labelledBy: string;
  multiple: boolean;
  options: readonly Option[];
  chosen: readonly string[];
  active: number;
  size: ListSize;
  onChoose(option: Option): void;
  draw(option: Option, isChosen: boolean): ReactNode;
}

/** A list of choices driven by the box it belongs to; of thousands of rows a dozen are drawn. */
export function OptionRows(props: OptionRowsProps) {
  const { id, labelledBy, multiple, options, chosen, active, size, onChoose, draw } = props;
  const list = useRef<HTMLDivElement>(null);
  const { first, last, onScroll, restart } = useVirtualRows(options.length, size);
  useLayoutEffect(() => {
    if (!list.current) return;
    const top = scrollFor(Math.max(0, active), list.current.scrollTop, size);
    list.current.scrollTop = top;
    restart(top);
  }, [active, options, restart, size]);
  return (
    <Box
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={labelledBy}
      aria-multiselectable={multiple || undefined}
      onScroll={onScroll}
      // the box keeps the focus
      onMouseDown={(event) => event.preventDefault()}
      sx={{ maxHeight: size.list, overflowY: 'auto' }}
    >
      <Box role="presentation" sx={{ position: 'relative' }} style={{ height: options.length * size.row }}>
        {options.slice(first, last).map((option, index) => {
          const row = first + index;
          const isChosen = chosen.includes(option.value);
          return (
            <Box
              key={option.value}
              id={`${id}-${row}`}
              role="option"
              aria-selected={isChosen}
              aria-setsize={options.length}
              aria-posinset={row + 1}
              onClick={() => onChoose(option)}
              sx={{
                position: 'absolute',
                insetInline: 0,
                height: size.row,
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                px: 1.5,
                cursor: 'pointer',
                bgcolor: row === active ? 'action.selected' : undefined,
                '&:hover': { bgcolor: 'action.hover' },
              }}
              style={{ top: row * size.row }}
            >
              {draw(option, isChosen)}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** Words in as many lines as a row has room for. */
export const lines = (count: number) =>
  ({
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitLineClamp: count,
    WebkitBoxOrient: 'vertical',
    lineHeight: 1.3,
  }) as const;
