import Box from '@mui/material/Box';
import { useTexts } from '~/features/collection/texts.ts';

const STEPS = ['install', 'open', 'scan', 'download', 'fill'] as const;

/** How a phone gets the forms, step by step; the words in quotes are those of the app. */
export function DeviceSteps() {
  const t = useTexts();
  return (
    <Box component="ol" sx={{ m: 0, paddingInlineStart: 2.5, '& li': { mb: 0.5 } }}>
      {STEPS.map((step) => (
        <li key={step}>{t(`device.step.${step}`)}</li>
      ))}
    </Box>
  );
}
