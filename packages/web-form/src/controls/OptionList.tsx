import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { IconCheck } from '@msurvey/ui/icons';
import { useFormText } from '../view/use-form-text.ts';
import { lines, OptionRows } from './OptionRows.tsx';
import type { Option } from './use-options.ts';

interface OptionListProps {
  id: string;
  labelledBy: string;
  width: number;
  options: readonly Option[];
  chosen: readonly string[];
  active: number;
  onChoose(option: Option): void;
}

const SIZE = { row: 48, list: 288 };

/** The list under the box. */
export function OptionList({ width, options, ...rows }: OptionListProps) {
  const t = useFormText();
  return (
    <Paper elevation={8} sx={{ mt: 0.5, width: Math.max(width, 240), overflow: 'hidden' }}>
      {options.length === 0 && (
        <Box role="status" sx={{ p: 2, color: 'text.secondary' }}>
          {t('choices.notFound')}
        </Box>
      )}
      <OptionRows
        {...rows}
        options={options}
        multiple={false}
        size={SIZE}
        draw={(option, isChosen) => (
          <>
            <Box component="span" sx={{ flex: 1, ...lines(2), fontWeight: isChosen ? 600 : 400 }}>
              {option.words}
            </Box>
            {isChosen && <IconCheck size={18} aria-hidden />}
          </>
        )}
      />
    </Paper>
  );
}
