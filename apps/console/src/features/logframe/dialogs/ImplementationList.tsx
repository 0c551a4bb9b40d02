import { AutocompleteField, DateField, SelectField, TextField } from '@msurvey/ui';
import { IconPlus, IconTrash } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { nameOf } from '~/features/code-lists/index.ts';
import { EMPTY_LINE, type Line, type Measure, weightSum } from '~/features/logframe/dialogs/implementation.ts';
import { useTexts } from '~/features/logframe/texts.ts';
import { api } from '~/lib/client.ts';

const number = (value: string) =>
  value !== '' && Number.isFinite(Number(value)) && Number(value) >= 0 ? undefined : 'invalid';
const numberOrNothing = (value: string) => (value === '' ? undefined : number(value));

function LineFields({ measure, at }: { measure: Measure; at: string }) {
  const t = useTexts();
  const units = useQuery({
    ...api.itemOptions.query({ params: { code: 'unit-of-measurement' } }),
    enabled: measure === 1,
  });
  const works = useQuery({ ...api.subActivities.query({ query: {} }), enabled: measure === 3 });
  const amount = { inputMode: 'decimal', required: true, validate: number } as const;
  if (measure === 1)
    return (
      <>
        <SelectField
          name={`${at}.measuring_unit`}
          label={t('item.unit')}
          required
          options={(units.data?.data ?? []).map(({ code, label }) => ({ id: code, name: nameOf(label) }))}
        />
        <TextField name={`${at}.target`} label={t('item.target')} {...amount} />
        <DateField name={`${at}.date`} label={t('item.date')} required />
        <TextField name={`${at}.achieved`} label={t('item.achieved')} inputMode="decimal" validate={numberOrNothing} />
      </>
    );
  if (measure === 2)
    return (
      <>
        <TextField name={`${at}.title`} label={t('item.title')} required maxLength={300} />
        <DateField name={`${at}.planDate`} label={t('item.planDate')} required />
        <DateField name={`${at}.doneOn`} label={t('item.doneOn')} />
      </>
    );
  return (
    <>
      <TextField name={`${at}.name`} label={t('item.name')} required maxLength={300} />
      <SelectField
        name={`${at}.type`}
        label={t('item.type')}
        required
        options={([1, 2] as const).map((id) => ({ id, name: t(`item.type.${id}`) }))}
      />
      <DateField name={`${at}.start_date`} label={t('item.start')} required />
      <DateField name={`${at}.end_date`} label={t('item.end')} required />
      <TextField name={`${at}.weighting`} label={t('item.weighting')} {...amount} />
      <TextField name={`${at}.progress`} label={t('item.progress')} inputMode="decimal" validate={numberOrNothing} />
      <AutocompleteField
        name={`${at}.subActivityId`}
        label={t('item.work')}
        loading={works.isPending}
        options={(works.data?.data ?? []).map(({ id, code, agency, label }) => ({
          id,
          name: `${code} ${nameOf(label)}`,
          hint: agency,
        }))}
      />
    </>
  );
}

/** The sub-table of an activity: what its measure counts, a line each. */
export function ImplementationList({ measure }: { measure: Measure }) {
  const t = useTexts();
  const { control } = useFormContext<{ lines: Line[] }>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const lines = useWatch({ control, name: 'lines' }) ?? [];
  const sum = weightSum(lines);
  return (
    <Stack
      component="fieldset"
      sx={{ gap: 2, border: 1, borderColor: 'divider', borderRadius: 1, p: 2, m: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="subtitle2">
        {t(`measure.${measure}`)}
      </Typography>
      {fields.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('item.none')}
        </Typography>
      )}
      {fields.map((field, i) => (
        <Stack key={field.id} direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
          <Box
            sx={{ flexGrow: 1, display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))' }}
          >
            <LineFields measure={measure} at={`lines.${i}`} />
          </Box>
          <IconButton aria-label={t('item.remove', { n: i + 1 })} onClick={() => remove(i)}>
            <IconTrash size={18} aria-hidden />
          </IconButton>
        </Stack>
      ))}
      {measure === 3 && lines.length > 0 && sum !== 100 && <Alert severity="info">{t('item.weights', { sum })}</Alert>}
      <Box>
        <Button startIcon={<IconPlus size={18} aria-hidden />} onClick={() => append(EMPTY_LINE[measure])}>
          {t('item.add')}
        </Button>
      </Box>
    </Stack>
  );
}
