import { bindingFaults, REGISTRIES, REGISTRY_COLUMNS, type Registry } from '@msurvey/domain';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ColumnField } from '~/features/forms/binding/ColumnField.tsx';
import { RebuildProgress } from '~/features/forms/binding/RebuildProgress.tsx';
import { useBindingActions } from '~/features/forms/binding/use-binding-actions.ts';
import { useTexts } from '~/features/forms/texts.ts';
import type { DataOf } from '~/lib/client.ts';

interface BindingEditorProps {
  form: DataOf<'form'>;
  found: DataOf<'formBinding'>;
}

/** What is wrong is said while one chooses, by the same rules by which the server judges. */
export function BindingEditor({ form, found }: BindingEditorProps) {
  const t = useTexts();
  const { binding, questions, can, records } = found;
  const [registry, setRegistry] = useState<Registry | ''>(binding?.registry ?? '');
  const [bound, setBound] = useState<Record<string, string>>(binding?.questions ?? {});
  const [isMain, setMain] = useState(binding?.isMain ?? true);
  const { save, remove, taskId } = useBindingActions(form);
  const faults = registry === '' ? new Map() : bindingFaults(registry, bound, questions);
  const isChanged =
    registry !== (binding?.registry ?? '') ||
    isMain !== (binding?.isMain ?? true) ||
    JSON.stringify(bound) !== JSON.stringify(binding?.questions ?? {});
  const choose = (column: string, path: string) => {
    const { [column]: _, ...others } = bound;
    setBound(path === '' ? others : { ...others, [column]: path });
  };
  return (
    <Stack component="section" aria-label={t('binding.title')} sx={{ gap: 2, maxWidth: 760 }}>
      <Typography color="textSecondary">{t('binding.hint')}</Typography>
      {taskId && <RebuildProgress taskId={taskId} />}
      <TextField
        select
        label={t('binding.registry')}
        value={registry}
        disabled={!can.edit}
        onChange={({ target }) => {
          setRegistry(target.value as Registry | '');
          setBound(target.value === binding?.registry ? binding.questions : {});
        }}
      >
        <MenuItem value="">{t('binding.none')}</MenuItem>
        {REGISTRIES.map((name) => (
          <MenuItem key={name} value={name}>
            {t(`binding.registry.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      {registry !== '' && (
        <>
          <FormControlLabel
            control={<Switch checked={isMain} disabled={!can.edit} onChange={(_, on) => setMain(on)} />}
            label={t('binding.main')}
          />
          {faults.size > 0 && <Alert severity="warning">{t('binding.faults', { count: faults.size })}</Alert>}
          {Object.entries(REGISTRY_COLUMNS[registry]).map(([column, about]) => (
            <ColumnField
              key={column}
              column={column}
              about={about}
              value={bound[column] ?? ''}
              fault={faults.get(column)}
              found={found}
              onChoose={(path) => choose(column, path)}
            />
          ))}
        </>
      )}
      {can.edit && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button
            variant="contained"
            disabled={registry === '' || !isChanged || faults.size > 0}
            loading={save.isPending}
            onClick={() => registry !== '' && save.mutate({ formId: form.id, registry, questions: bound, isMain })}
          >
            {t('binding.save')}
          </Button>
          {binding && (
            <Button color="error" loading={remove.isPending} onClick={() => void remove.ask()}>
              {t('binding.remove')}
            </Button>
          )}
          <Typography variant="body2" color="textSecondary">
            {t('binding.records', { count: records })}
          </Typography>
        </Stack>
      )}
    </Stack>
  );
}
