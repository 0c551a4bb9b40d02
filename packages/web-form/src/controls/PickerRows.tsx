import Box from '@mui/material/Box';
import { IconSquare, IconSquareCheck } from '@msurvey/ui/icons';
import { lines, OptionRows } from './OptionRows.tsx';
import type { Option } from './use-options.ts';

interface PickerRowsProps {
  id: string;
  labelledBy: string;
  options: readonly Option[];
  chosen: readonly string[];
  active: number;
  onChoose(option: Option): void;
}

/** Between what something is called and what tells it apart from others of that name. */
const BETWEEN = ' · ';
const PLAIN = { row: 52, list: 312 };
const TOLD_APART = { row: 76, list: 380 };

/** Rows to be ticked, each as large as a finger needs it: the name, and below it what tells it apart. */
export function PickerRows({ options, ...rows }: PickerRowsProps) {
  const isPlain = !options.some(({ words }) => words.includes(BETWEEN));
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      <OptionRows
        {...rows}
        options={options}
        multiple
        size={isPlain ? PLAIN : TOLD_APART}
        draw={({ words }, isChosen) => {
          const [name, ...more] = words.split(BETWEEN);
          return (
            <>
              <Box component="span" sx={{ flex: 'none', display: 'flex', color: 'primary.main' }}>
                {isChosen ? <IconSquareCheck size={24} aria-hidden /> : <IconSquare size={24} aria-hidden />}
              </Box>
              <span style={{ flex: 1, minWidth: 0 }}>
                <Box component="span" sx={{ ...lines(isPlain ? 2 : 1), fontWeight: isChosen || !isPlain ? 600 : 400 }}>
                  {name}
                </Box>
                {more.length > 0 && (
                  <Box component="span" sx={{ ...lines(2), fontSize: '0.875rem', color: 'text.secondary' }}>
                    {more.join(BETWEEN)}
                  </Box>
                )}
              </span>
            </>
          );
        }}
      />
    </Box>
  );
}
