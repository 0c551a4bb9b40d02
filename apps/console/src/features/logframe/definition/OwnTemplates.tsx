import type { LogframeTemplate } from '@msurvey/contract';
import { CloseAction } from '@msurvey/ui';
import { IconTrash } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useTexts } from '~/features/logframe/texts.ts';
import { api } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';
import { useLanguage } from '~/lib/use-language.ts';

interface OwnTemplatesProps {
  projectId: number;
  templates: readonly LogframeTemplate[];
  onChoose: (template: LogframeTemplate) => void;
  onClose: () => void;
}

/** What people here saved to begin with: each with the names of its levels, from the top. */
export function OwnTemplates({ projectId, templates, onChoose, onClose }: OwnTemplatesProps) {
  const t = useTexts();
  const language = useLanguage();
  const confirm = useConfirm();
  const title = useId();
  const remove = useAction((templateId: number) => api.deleteLogframeTemplate({ body: { projectId, templateId } }), {
    success: t('template.deleted'),
    refresh: ['logframeTemplates'],
  });
  const ask = async ({ id, name }: LogframeTemplate) => {
    const text = t('template.deleteAsk', { name });
    if (await confirm({ text, confirmLabel: t('action.delete'), tone: 'danger' })) remove.mutate(id);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{t('template.own')}</DialogTitle>
      <DialogContent>
        <List disablePadding>
          {templates.map((template) => (
            <ListItem key={template.id} disableGutters divider sx={{ gap: 1, flexWrap: 'wrap' }}>
              <ListItemText
                primary={template.name}
                secondary={template.levels
                  .map(({ name, nameBn }) => (language === 'bn' ? (nameBn ?? name) : name))
                  .join(' › ')}
                sx={{ minWidth: 160, flex: 1, overflowWrap: 'anywhere' }}
              />
              <Button
                variant="outlined"
                aria-label={t('definition.template', { name: template.name })}
                onClick={() => onChoose(template)}
              >
                {t('template.begin')}
              </Button>
              {template.can.delete && (
                <IconButton
                  aria-label={t('level.delete', { name: template.name })}
                  disabled={remove.isPending}
                  onClick={() => void ask(template)}
                >
                  <IconTrash size={20} aria-hidden />
                </IconButton>
              )}
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <CloseAction label={t('template.close')} onClose={onClose} />
    </Dialog>
  );
}
