import Chip from '@mui/material/Chip';
import { useFormText } from '../view/use-form-text.ts';
import type { Option } from './use-options.ts';

interface ChosenOptionsProps {
  options: readonly Option[];
  chosen: readonly string[];
}

/** What was chosen of a long list, where nothing can be changed. */
export function ChosenOptions({ options, chosen }: ChosenOptionsProps) {
  const t = useFormText();
  const words = new Map(options.map((option) => [option.value, option.words]));
  if (chosen.length === 0) return <div className="wf-quiet">{t('choices.noneChosen')}</div>;
  return (
    <div className="wf-row" role="list" aria-label={t('choices.chosen')}>
      {chosen.map((value) => (
        <div key={value} role="listitem">
          <Chip label={words.get(value) ?? value} sx={{ maxWidth: '100%' }} />
        </div>
      ))}
    </div>
  );
}
