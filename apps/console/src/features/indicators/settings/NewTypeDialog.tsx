import { isBlank, MOST_DISAGGREGATION_ITEMS } from '@msurvey/domain';
import { FormDialog, TextField } from '@msurvey/ui';
import { IconPlus, IconTrash } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTexts } from '~/features/indicators/texts.ts';

export interface NewType {
  name: string;
  items: { item: string; code: string }[];
}
const isWhole = ({ item, code }: NewType['items'][number]) => !isBlank(item) && !isBlank(code);
const EMPTY = { item: '', code: '' };

interface NewTypeDialogProps {
  onCreate: (type: NewType) => Promise<unknown>;
  onClose: () => void;
}

/** A new disaggregation type with its items; lines without both words are left out. */
export function NewTypeDialog({ onCreate, onClose }: NewTypeDialogProps) {
  const t = useTexts();
  return (
    <FormDialog<NewType>
      open
      title={t('settings.type.create')}
      defaultValues={{ name: '', items: [EMPTY] }}
      submitLabel={t('create')}
      canSubmit={({ name, items }) => !isBlank(name) && items.some(isWhole)}
      onSubmit={({ name, items }) => onCreate({ name, items: items.filter(isWhole) })}
      onClose={onClose}
    >
      <TextField name="name" label={t('settings.type.name')} required maxLength={200} />
      <Items />
    </FormDialog>
  );
}

function Items() {
  const t = useTexts();
  const { control } = useFormContext<NewType>();
  const { fields, append, remove } = useFieldArray({ control, name: 'items' });
  return (
    <Stack component="fieldset" sx={{ gap: 1.5, border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'subtitle2', mb: 1 }}>
        {t('settings.type.items')}
      </Box>
      {fields.map((field, i) => (
        <Stack key={field.id} direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
          <TextField name={`items.${i}.item`} label={t('settings.type.item', { n: i + 1 })} maxLength={200} />
          <Box sx={{ width: { xs: 96, sm: 140 }, flexShrink: 0 }}>
            <TextField name={`items.${i}.code`} label={t('settings.type.code', { n: i + 1 })} maxLength={60} />
          </Box>
          <IconButton
            aria-label={t('settings.type.removeItem', { n: i + 1 })}
            disabled={fields.length === 1}
            onClick={() => remove(i)}
          >
            <IconTrash size={18} aria-hidden />
          </IconButton>
        </Stack>
      ))}
      <div>
        <Button
          startIcon={<IconPlus size={18} aria-hidden />}
          disabled={fields.length >= MOST_DISAGGREGATION_ITEMS}
          onClick={() => append(EMPTY)}
        >
          {t('settings.type.addItem')}
        </Button>
      </div>
    </Stack>
  );
}
