import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { IconCheck } from '@msurvey/ui/icons';
import { useLayoutEffect, useRef } from 'react';
import { useFormText } from '../view/use-form-text.ts';
import type { Option } from './use-options.ts';
import { LIST_HEIGHT, ROW_HEIGHT, scrollFor, useVirtualRows } from './virtual-rows.ts';

interface OptionListProps {
  id: string;
  labelledBy: string;
  width: number;
  multiple: boolean;
  options: readonly Option[];
  chosen: readonly string[];
  active: number;
  onChoose(option: Option): void;
}

/** The list under the box; of thousands of rows a dozen are drawn. */
export function OptionList(props: OptionListProps) {
  const { id, labelledBy, width, multiple, options, chosen, active, onChoose } = props;
  const t = useFormText();
  const list = useRef<HTMLDivElement>(null);
  const { first, last, onScroll, restart } = useVirtualRows(options.length);
  useLayoutEffect(() => {
    if (!list.current) return;
    const top = scrollFor(Math.max(0, active), list.current.scrollTop);
    list.current.scrollTop = top;
    restart(top);
  }, [active, options, restart]);
  return (
    <Paper elevation={8} sx={{ mt: 0.5, width: Math.max(width, 240), overflow: 'hidden' }}>
      {options.length === 0 && (
        <Box role="status" sx={{ p: 2, color: 'text.secondary' }}>
          {t('choices.notFound')}
        </Box>
      )}
      <Box
        ref={list}
        id={id}
        role="listbox"
        aria-labelledby={labelledBy}
        aria-multiselectable={multiple || undefined}
        onScroll={onScroll}
        // the box keeps the focus
        onMouseDown={(event) => event.preventDefault()}
        sx={{ maxHeight: LIST_HEIGHT, overflowY: 'auto' }}
      >
        <Box role="presentation" sx={{ position: 'relative' }} style={{ height: options.length * ROW_HEIGHT }}>
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
                  height: ROW_HEIGHT,
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  px: 1.5,
                  cursor: 'pointer',
                  bgcolor: row === active ? 'action.selected' : undefined,
                  fontWeight: isChosen ? 600 : 400,
                  '&:hover': { bgcolor: 'action.hover' },
                }}
                style={{ top: row * ROW_HEIGHT }}
              >
                <Box
                  component="span"
                  sx={{
                    flex: 1,
                    overflow: 'hidden',
                    display: '-webkit-box',
                    WebkitLineClamp: 2,
                    WebkitBoxOrient: 'vertical',
                    lineHeight: 1.3,
                  }}
                >
                  {option.words}
                </Box>
                {isChosen && <IconCheck size={18} aria-hidden />}
              </Box>
            );
          })}
        </Box>
      </Box>
    </Paper>
  );
}
