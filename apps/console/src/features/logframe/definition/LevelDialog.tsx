import { isBlank } from '@msurvey/domain';
import { CheckboxField, FormDialog, TextField } from '@msurvey/ui';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MuiTextField from '@mui/material/TextField';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useFormContext } from 'react-hook-form';
import {
  colourFor,
  type Diagram,
  type DiagramLevel,
  isTaken,
  type LevelValues,
} from '~/features/logframe/definition/levels.ts';
import { useTexts } from '~/features/logframe/texts.ts';

interface LevelDialogProps {
  levels: Diagram;
  /** The one that is changed, or the parent of a new one. */
  level: DiagramLevel | null;
  parent: DiagramLevel | null;
  onSubmit: (values: LevelValues) => void;
  onClose: () => void;
}

function Colour() {
  const t = useTexts();
  const { register } = useFormContext<LevelValues>();
  return (
    <FormControl size="small" sx={{ width: 140 }}>
      <InputLabel htmlFor="level-colour" shrink>
        {t('level.color')}
      </InputLabel>
      <OutlinedInput id="level-colour" type="color" notched label={t('level.color')} {...register('color')} />
    </FormControl>
  );
}

/** Create Node, Update Node: a name that no other level has, and what kind of level it is. */
export function LevelDialog({ levels, level, parent, onSubmit, onClose }: LevelDialogProps) {
  const t = useTexts();
  const submit = (values: LevelValues) => {
    const name = values.name.trim();
    if (isTaken(levels, name, level?.id)) throw new Error(t('level.duplicate', { name }));
    onSubmit({ ...values, name });
  };
  return (
    <FormDialog<LevelValues>
      open
      title={t(level ? 'level.update' : 'level.create')}
      of={level?.name}
      submitLabel={t('level.submit')}
      defaultValues={{
        name: level?.name ?? '',
        nameBn: level?.nameBn ?? '',
        description: level?.description ?? '',
        color: level?.color ?? colourFor(false),
        isActivity: level?.isActivity ?? false,
        isSdgBased: level?.isSdgBased ?? false,
      }}
      canSubmit={({ name }) => !isBlank(name)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={t('level.name')} required maxLength={100} />
      <MuiTextField
        label={t('level.parent')}
        value={parent?.name ?? t('tree.blank')}
        size="small"
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <TextField name="nameBn" label={t('node.nameBn')} maxLength={100} lang="bn" />
      <TextField name="description" label={t('activity.description')} rows={2} maxLength={1000} />
      <CheckboxField name="isSdgBased" label={t('level.sdgBased')} />
      <CheckboxField name="isActivity" label={t('level.isActivity')} />
      <Colour />
    </FormDialog>
  );
}
