import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FlagSwitch } from '~/features/forms/project/FlagSwitch.tsx';
import { TargetField } from '~/features/forms/project/TargetField.tsx';
import { useTexts } from '~/features/forms/texts.ts';
import type { DataOf } from '~/lib/client.ts';

/** Whether people see the form, whether it takes records, and how many are wanted; each with what it means. */
export function FormStatePanel({ form }: { form: DataOf<'form'> }) {
  const t = useTexts();
  const target = form.can.setTarget || form.target !== null ? <TargetField form={form} /> : t('target.none');
  return (
    <Paper variant="outlined" component="section" aria-label={t('settings.state')}>
      <Line
        label={t('column.isPublished')}
        hint={t('settings.publishedHint')}
        control={<FlagSwitch form={form} flag="isPublished" />}
      />
      <Line
        label={t('column.isActive')}
        hint={t('settings.activeHint')}
        control={<FlagSwitch form={form} flag="isActive" />}
      />
      <Line
        label={t('column.target')}
        hint={
          form.target === null
            ? t('settings.targetHint')
            : t('settings.reached', { sent: form.totalSubmission, target: form.target })
        }
        control={target}
      />
    </Paper>
  );
}

function Line({ label, hint, control }: { label: string; hint: string; control: ReactNode }) {
  return (
    <Stack
      direction="row"
      sx={{
        gap: 2,
        px: 2,
        py: 1.5,
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{label}</Typography>
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      </Stack>
      {control}
    </Stack>
  );
}
