import { IconPlus } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { tree } from '@msurvey/xlsform/edit';
import { useState } from 'react';
import { cellText } from '../state/form-facts.ts';
import { useDesignerState } from '../state/use-designer.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';
import { PanelText } from './PanelText.tsx';
import { Section } from './Section.tsx';

const MEDIA = [
  { name: 'media::image', word: 'field.picture' },
  { name: 'media::audio', word: 'field.sound' },
  { name: 'media::video', word: 'field.video' },
] as const;

/** Pictures and sounds of a question, in each language its own; asked for by few, so they stand there when they are. */
export function MediaSection({ row, languages }: { row: string; languages: readonly string[] }) {
  const t = useTexts();
  const { canEdit } = useView();
  const [isOpen, setOpen] = useState(false);
  const isSaid = useDesignerState(({ document }) => {
    const node = tree(document).byKey.get(row);
    return MEDIA.some(({ name }) => languages.some((language) => node && cellText(document, node.row, name, language)));
  });
  if (!isSaid && !isOpen)
    return canEdit ? (
      <Box>
        <Button size="small" startIcon={<IconPlus size={18} aria-hidden />} onClick={() => setOpen(true)}>
          {t('media.add')}
        </Button>
      </Box>
    ) : null;
  return (
    <Section title={t('section.media')}>
      {MEDIA.flatMap(({ name, word }, i) =>
        languages.map((language) => {
          const field = t(word);
          return (
            <PanelText
              key={`${name} ${language}`}
              row={row}
              name={name}
              language={language}
              label={language ? t('field.in', { field, language }) : field}
              hint={i === 0 ? t('media.hint') : undefined}
            />
          );
        }),
      )}
    </Section>
  );
}
