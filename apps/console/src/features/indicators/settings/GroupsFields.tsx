import { MOST_CROSSED, MOST_GROUPS } from '@msurvey/domain';
import { SelectField } from '@msurvey/ui';
import { IconPlus, IconTrash, IconX } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { namedGroups } from '~/features/indicators/periods/named-groups.ts';
import { leavesOfGroup } from '~/features/indicators/periods/split.ts';
import { NewTypeDialog } from '~/features/indicators/settings/NewTypeDialog.tsx';
import { useCreateType } from '~/features/indicators/settings/use-create-type.ts';
import type { SettingLists } from '~/features/indicators/settings/use-lists.ts';
import { EMPTY_GROUP, type SettingValues } from '~/features/indicators/settings/values.ts';
import { useTexts } from '~/features/indicators/texts.ts';

interface GroupsFieldsProps {
  projectId: number;
  lists: SettingLists;
  disabled: boolean;
}

/** Groups of disaggregation: the types of a group are crossed, and no type is chosen twice. */
export function GroupsFields({ projectId, lists, disabled }: GroupsFieldsProps) {
  const t = useTexts();
  const { control } = useFormContext<SettingValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'groups' });
  const [isCreating, setCreating] = useState(false);
  const create = useCreateType(projectId);
  return (
    <Stack component="section" aria-label={t('settings.disaggregation')} sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h3" sx={{ flexGrow: 1 }}>
          {t('settings.disaggregation')}
        </Typography>
        {!disabled && lists.canCreateType && (
          <Button size="small" onClick={() => setCreating(true)}>
            {t('settings.type.create')}
          </Button>
        )}
        {!disabled && (
          <IconButton
            aria-label={t('settings.group.add')}
            title={t('settings.group.add')}
            disabled={fields.length >= MOST_GROUPS}
            onClick={() => append(EMPTY_GROUP)}
          >
            <IconPlus size={20} aria-hidden />
          </IconButton>
        )}
      </Stack>
      {fields.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('settings.group.none')}
        </Typography>
      )}
      {fields.map((field, at) => (
        <Group key={field.id} at={at} lists={lists} disabled={disabled} onRemove={() => remove(at)} />
      ))}
      {isCreating && (
        // Its form is its own: what is submitted there must not save the settings around it.
        <div onSubmit={(event) => event.stopPropagation()}>
          <NewTypeDialog onCreate={create} onClose={() => setCreating(false)} />
        </div>
      )}
    </Stack>
  );
}

interface GroupProps {
  at: number;
  lists: SettingLists;
  disabled: boolean;
  onRemove: () => void;
}

function Group({ at, lists, disabled, onRemove }: GroupProps) {
  const t = useTexts();
  const { control } = useFormContext<SettingValues>();
  const { fields, append, remove } = useFieldArray({ control, name: `groups.${at}.types` });
  const groups = (useWatch({ control, name: 'groups' }) ?? []) as SettingValues['groups'];
  const own = groups[at]?.types ?? [];
  const taken = new Set(groups.flatMap(({ types }) => types.map(({ id }) => id)));
  const [named] = namedGroups([own], lists.types);
  const leaves = named ? leavesOfGroup(named) : [];
  return (
    <Paper component="fieldset" variant="outlined" sx={{ m: 0, p: 1.5, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
        {t('settings.group', { n: at + 1 })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Box
          sx={{
            flexGrow: 1,
            // a type with a long name is cut, not the page moved
            minWidth: 0,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
          }}
        >
          {fields.map((field, i) => (
            <Stack key={field.id} direction="row" sx={{ gap: 0.5, alignItems: 'flex-start', minWidth: 0 }}>
              <SelectField
                name={`groups.${at}.types.${i}.id`}
                label={t('settings.group.type', { n: i + 1 })}
                disabled={disabled}
                noneLabel={t('blank')}
                options={lists.types
                  .filter(({ id }) => Number(id) === own[i]?.id || !taken.has(Number(id)))
                  .map(({ id, attributes }) => ({ id: Number(id), name: attributes.name }))}
              />
              {fields.length > 1 && !disabled && (
                <IconButton
                  aria-label={t('settings.group.removeType', { n: i + 1, group: at + 1 })}
                  onClick={() => remove(i)}
                >
                  <IconX size={16} aria-hidden />
                </IconButton>
              )}
            </Stack>
          ))}
          {!disabled && fields.length < MOST_CROSSED && (
            <Box>
              <Button startIcon={<IconPlus size={16} aria-hidden />} onClick={() => append({ id: null })}>
                {t('settings.group.cross')}
              </Button>
            </Box>
          )}
        </Box>
        {!disabled && (
          <IconButton aria-label={t('settings.group.remove', { n: at + 1 })} onClick={onRemove}>
            <IconTrash size={18} aria-hidden />
          </IconButton>
        )}
      </Stack>
      {leaves.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('settings.group.leaves', {
            count: leaves.length,
            items: leaves
              .slice(0, 6)
              .map(({ path }) => path.join(' · '))
              .join('; ')
              .concat(leaves.length > 6 ? ' …' : ''),
          })}
        </Typography>
      )}
    </Paper>
  );
}
