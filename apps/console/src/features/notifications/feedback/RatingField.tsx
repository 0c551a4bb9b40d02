import { RATINGS } from '@msurvey/domain';
import { type FieldProps, useField } from '@msurvey/ui';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { RATING_ICONS } from '~/features/notifications/feedback/ratings.ts';
import { useTexts } from '~/features/notifications/texts.ts';

/** Five faces, one choice: real radio buttons, so the arrow keys work as everywhere. */
export function RatingField(props: FieldProps & { question: string }) {
  const t = useTexts();
  const id = useId();
  const { field, error } = useField(props);
  return (
    <FormControl component="fieldset" error={Boolean(error)} required={props.required}>
      <FormLabel
        component="legend"
        sx={{ mb: 1.5, color: 'text.primary', fontWeight: 600, '&.Mui-focused': { color: 'text.primary' } }}
      >
        {props.question}
      </FormLabel>
      <Box
        role="radiogroup"
        aria-label={props.label}
        aria-required={props.required}
        aria-describedby={error ? `${id}error` : undefined}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' }}
      >
        {RATINGS.map((rating, index) => {
          const Icon = RATING_ICONS[rating];
          const chosen = field.value === rating;
          return (
            <Box
              key={rating}
              component="label"
              sx={{
                position: 'relative',
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'center',
                gap: 0.5,
                py: 1.5,
                cursor: 'pointer',
                textAlign: 'center',
                typography: 'body2',
                fontWeight: chosen ? 600 : 400,
                border: 1,
                borderColor: chosen ? 'primary.main' : 'divider',
                borderRadius: 1,
                bgcolor: chosen ? 'action.selected' : undefined,
                color: chosen ? 'primary.main' : 'text.primary',
                '&:hover': { borderColor: 'primary.main' },
                '&:focus-within:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
              }}
            >
              <Box
                component="input"
                type="radio"
                name={field.name}
                ref={index === 0 ? field.ref : undefined}
                checked={chosen}
                onChange={() => field.onChange(rating)}
                onBlur={field.onBlur}
                sx={{ position: 'absolute', opacity: 0, width: '1px', height: '1px', m: 0, pointerEvents: 'none' }}
              />
              <Icon size={32} stroke={1.5} aria-hidden />
              {t(`rating.${rating}`)}
            </Box>
          );
        })}
      </Box>
      {error && <FormHelperText id={`${id}error`}>{error}</FormHelperText>}
    </FormControl>
  );
}
