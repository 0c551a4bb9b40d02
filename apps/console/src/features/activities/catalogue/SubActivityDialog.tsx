import type { SubActivityRow } from '@msurvey/contract';
import { WORK_UNITS } from '@msurvey/domain';
import { FormDialog, SelectField, SwitchField } from '@msurvey/ui';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '~/app/shell/toasts.tsx';
import { useTexts } from '~/features/activities/texts.ts';
import { LabelFields, labelValues } from '~/features/code-lists/index.ts';
import { api, type Body } from '~/lib/client.ts';

interface SubActivityDialogProps {
  item: SubActivityRow;
  onClose: () => void;
}
type Values = Omit<Body<'changeSubActivity'>, 'id'>;
const AFTER = ['subActivities', 'pendingValidation', 'activities', 'activityProfile'] as const;

/** Words, unit and whether forms still offer it; id, agency and code stay, for records and plans name them. */
export function SubActivityDialog({ item, onClose }: SubActivityDialogProps) {
  const t = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const unit = WORK_UNITS.find((one) => one === item.unit) ?? 'No';
  const save = async (values: Values) => {
    await api.changeSubActivity({ body: { id: item.id, ...values } });
    toast.success(t('catalogue.saved'));
    await Promise.all(AFTER.map((name) => client.invalidateQueries({ queryKey: [name] })));
  };
  return (
    <FormDialog<Values>
      open
      title={t('catalogue.edit', { code: item.code })}
      defaultValues={{
        label: labelValues(item.label),
        unit,
        isMeasured: item.isMeasured,
        isActive: item.isActive,
      }}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {t('catalogue.stays', { agency: item.agency, programme: item.programme })}
      </Typography>
      <LabelFields name="label" />
      <SelectField
        name="unit"
        label={t('catalogue.unit')}
        required
        options={WORK_UNITS.map((id) => ({ id, name: id }))}
      />
      <SwitchField name="isMeasured" label={t('catalogue.measured')} hint={t('catalogue.measuredHint')} />
      <SwitchField name="isActive" label={t('catalogue.active')} hint={t('catalogue.activeHint')} />
    </FormDialog>
  );
}
