import { CloseAction } from '@msurvey/ui';
import { IconEye } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { memo, type ReactNode, useId, useState } from 'react';
import { Canvas } from './canvas/Canvas.tsx';
import { Palette } from './palette/Palette.tsx';
import { QuestionPanel } from './panel/QuestionPanel.tsx';
import type { Diagnosed } from './state/use-diagnosis.ts';
import { useView } from './state/use-view.ts';
import { useTexts } from './texts.ts';
import { type PreviewComponent, PreviewPane } from './views/PreviewPane.tsx';

type Side = 'question' | 'preview';
interface FormViewProps {
  diagnosed: Diagnosed;
  Preview: PreviewComponent;
  /** What stands beside the canvas; on a phone, what lies over it. */
  side: Side | null;
  onSide: (side: Side | null) => void;
  isNarrow: boolean;
}

const HEIGHT = 'max(420px, calc(100dvh - 250px))';

/** The canvas with the palette before it and the question, or the preview, behind it. */
export const FormView = memo(function FormView({ diagnosed, Preview, side, onSide, isNarrow }: FormViewProps) {
  const t = useTexts();
  const { canEdit } = useView();
  const [isWide, setWide] = useState(false);
  const preview = (
    <PreviewPane
      diagnosis={diagnosed.diagnosis}
      xml={diagnosed.xml}
      Preview={Preview}
      canWiden={!isNarrow}
      isWide={isWide}
      onWiden={setWide}
    />
  );
  if (isNarrow)
    return (
      <>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
          <Button startIcon={<IconEye size={18} aria-hidden />} onClick={() => onSide('preview')}>
            {t('preview')}
          </Button>
        </Box>
        <Box sx={{ height: 'max(380px, calc(100dvh - 200px))' }}>
          <Canvas />
        </Box>
        <Over
          title={t(side === 'preview' ? 'preview' : 'panel.title')}
          open={side !== null}
          onClose={() => onSide(null)}
        >
          {side === 'preview' ? preview : <QuestionPanel />}
        </Over>
      </>
    );
  const beside = side ?? 'question';
  const isPreviewWide = beside === 'preview' && isWide;
  const hasPalette = canEdit && !isPreviewWide;
  const columns = (palette: string, panel: string) =>
    [hasPalette && palette, 'minmax(0, 1fr)', isPreviewWide ? 'minmax(0, 1.4fr)' : panel].filter(Boolean).join(' ');
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: columns('168px', '332px'), xl: columns('200px', '392px') },
        gridTemplateRows: 'minmax(0, 1fr)',
        gap: 2,
        height: HEIGHT,
      }}
    >
      {hasPalette && <Palette />}
      <Canvas />
      <Paper
        variant="outlined"
        sx={{ overflowY: 'auto', minHeight: 0 }}
        id="designer-panel"
        component="section"
        aria-label={t('panel.beside')}
      >
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={beside}
          aria-label={t('panel.beside')}
          onChange={(_, next: Side | null) => next && onSide(next)}
          sx={{ position: 'sticky', top: 0, zIndex: 2, bgcolor: 'background.paper' }}
        >
          <ToggleButton value="question">{t('panel.title')}</ToggleButton>
          <ToggleButton value="preview" sx={{ gap: 0.5 }}>
            <IconEye size={18} aria-hidden />
            {t('preview')}
          </ToggleButton>
        </ToggleButtonGroup>
        {beside === 'preview' ? preview : <QuestionPanel />}
      </Paper>
    </Box>
  );
});

function Over({
  title,
  open,
  onClose,
  children,
}: {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTexts();
  const id = useId();
  return (
    <Dialog fullScreen open={open} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ p: 0 }}>{children}</DialogContent>
      <CloseAction label={t('close')} onClose={onClose} />
    </Dialog>
  );
}
