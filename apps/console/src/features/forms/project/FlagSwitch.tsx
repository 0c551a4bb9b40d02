import type { FormFlags } from '@msurvey/domain';
import { StatusChip } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import { useCan } from '~/app/session/index.ts';
import { useFormStatus } from '~/features/forms/project/use-form-status.ts';
import { useTexts } from '~/features/forms/texts.ts';
import type { RowOf } from '~/lib/client.ts';

/** A flag of a form in its row; for those who may not change it, a word. */
export function FlagSwitch({ form, flag }: { form: RowOf<'projectForms'>; flag: keyof FormFlags }) {
  const t = useTexts();
  const can = useCan();
  const { flags, isPending, set } = useFormStatus(form);
  const on = flags[flag];
  if (!can('Form/Edit')) return <StatusChip status={on ? 'active' : 'inactive'} label={t(`flag.${flag}.${on}`)} />;
  const mustPublish = flag === 'isActive' && !flags.isPublished;
  const reason = !form.can.setStatus ? t('flag.closed') : mustPublish ? t('flag.publishFirst') : '';
  return (
    <Tooltip title={reason} describeChild>
      {/* a switch that is closed takes no focus; the reason is read with the words around it */}
      <Box
        component="span"
        tabIndex={reason ? 0 : undefined}
        role={reason ? 'group' : undefined}
        aria-label={reason ? t('flag.label', { flag: t(`column.${flag}`), title: form.title }) : undefined}
        sx={{ display: 'inline-flex', borderRadius: 1 }}
      >
        <Switch
          size="small"
          checked={on}
          disabled={reason !== '' || isPending}
          onChange={(_, next) => void set({ [flag]: next })}
          slotProps={{
            input: { 'aria-label': t('flag.label', { flag: t(`column.${flag}`), title: form.title }) },
          }}
        />
      </Box>
    </Tooltip>
  );
}
