import { ConfirmDialog } from '@msurvey/ui';
import { IconPlus, IconTrash } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { completeness, removeLanguage } from '@msurvey/xlsform/edit';
import { useState } from 'react';
import { shownLanguages } from '../state/form-facts.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';
import { AddLanguage } from './AddLanguage.tsx';

/** The languages of the form, and how much of it each has. */
export function LanguageList() {
  const t = useTexts();
  const designer = useDesigner();
  const { canEdit } = useView();
  const form = useDesignerState(({ document }) => document);
  const languages = shownLanguages(form);
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<string>();
  const shares = new Map(completeness(form).map(({ language, wanted, there }) => [language ?? '', { wanted, there }]));
  return (
    <Paper variant="outlined" sx={{ p: 1.5, display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Stack
        component="ul"
        direction="row"
        aria-label={t('languages.label')}
        sx={{ gap: 1, flexWrap: 'wrap', p: 0, m: 0, listStyle: 'none', flexGrow: 1 }}
      >
        {languages.map((language) => {
          const { wanted = 0, there = 0 } = shares.get(language) ?? {};
          const said = t('languages.share', { language: language || t('texts.noLanguage'), there, wanted });
          return (
            <li key={language}>
              <Chip
                color={there < wanted ? 'warning' : 'default'}
                variant="outlined"
                label={said}
                {...(canEdit && languages.length > 1
                  ? {
                      onDelete: () => setLeaving(language),
                      deleteIcon: <IconTrash size={18} aria-label={t('languages.remove', { language })} />,
                    }
                  : {})}
              />
            </li>
          );
        })}
      </Stack>
      {canEdit && (
        <Button startIcon={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          {t('languages.add')}
        </Button>
      )}
      {languages.length === 1 && (
        <Typography variant="body2" color="textSecondary" sx={{ width: '100%' }}>
          {t('languages.hint')}
        </Typography>
      )}
      {isAdding && <AddLanguage needsFirst={languages[0] === ''} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('languages.removeTitle')}
        text={t('languages.removeText', { language: leaving ?? '' })}
        confirmLabel={t('languages.removeConfirm')}
        tone="danger"
        onConfirm={() => {
          const { operations } = removeLanguage(designer.get().document, leaving || null);
          designer.edit(operations);
          setLeaving(undefined);
        }}
        onCancel={() => setLeaving(undefined)}
      />
    </Paper>
  );
}
