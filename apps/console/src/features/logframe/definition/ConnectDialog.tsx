import { FormDialog, SelectField } from '@msurvey/ui';
import { useWatch } from 'react-hook-form';
import { type Diagram, parentsFor } from '~/features/logframe/definition/levels.ts';
import { useTexts } from '~/features/logframe/texts.ts';

interface Values {
  level: string | null;
  parent: string | null;
}
interface ConnectDialogProps {
  levels: Diagram;
  onSubmit: (id: string, parent: string) => void;
  onClose: () => void;
}

function Parent({ levels }: { levels: Diagram }) {
  const t = useTexts();
  const level = useWatch<Values, 'level'>({ name: 'level' });
  const places = level === null ? [] : parentsFor(levels, level);
  return (
    <SelectField name="parent" label={t('connect.under')} options={places.map(({ id, name }) => ({ id, name }))} />
  );
}

/** What is drawn by hand from one level to another, for whoever draws by keyboard. */
export function ConnectDialog({ levels, onSubmit, onClose }: ConnectDialogProps) {
  const t = useTexts();
  const movable = levels.filter(({ id }) => parentsFor(levels, id).length > 0);
  return (
    <FormDialog<Values>
      open
      title={t('connect.title')}
      submitLabel={t('level.submit')}
      defaultValues={{ level: movable[0]?.id ?? null, parent: null }}
      canSubmit={({ level, parent }) =>
        level !== null && parentsFor(levels, level).some((place) => place.id === parent)
      }
      onSubmit={({ level, parent }) => {
        if (level !== null && parent !== null) onSubmit(level, parent);
      }}
      onClose={onClose}
    >
      <SelectField name="level" label={t('connect.level')} options={movable.map(({ id, name }) => ({ id, name }))} />
      <Parent levels={levels} />
    </FormDialog>
  );
}
