import { LANGUAGE_NAMES, LANGUAGES } from '@msurvey/domain';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type Look, lookAddress } from './look.ts';

/** A full load for every change: the page that is then shown is the one that a link to it would show. */
const go = (look: Look) => location.assign(lookAddress(look));

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | undefined;
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={label}
      value={value ?? null}
      onChange={(_, next: Value | null) => next && onChoose(next)}
    >
      {options.map(([id, words]) => (
        <ToggleButton key={id} value={id} sx={{ textTransform: 'none', py: 0.25, color: 'text.primary' }}>
          {words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const SCHEMES = [['light', 'Light'] as const, ['dark', 'Dark'] as const];
const DIRECTIONS = [['ltr', 'Left to right'] as const, ['rtl', 'Right to left'] as const];
const WIDTHS = [['wide', 'Wide'] as const, ['phone', '360 px'] as const];

export function LookBar({ look }: { look: Look }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Choice
        label="Colour scheme"
        value={look.scheme}
        options={SCHEMES}
        onChoose={(scheme) => go({ ...look, scheme })}
      />
      <Choice
        label="Language"
        value={look.language}
        options={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]] as const)}
        onChoose={(language) => go({ ...look, language })}
      />
      <Choice
        label="Direction"
        value={look.rtl ? 'rtl' : 'ltr'}
        options={DIRECTIONS}
        onChoose={(direction) => go({ ...look, rtl: direction === 'rtl' })}
      />
      <Choice
        label="Width"
        value={look.phone ? 'phone' : 'wide'}
        options={WIDTHS}
        onChoose={(width) => go({ ...look, phone: width === 'phone' })}
      />
    </Stack>
  );
}
