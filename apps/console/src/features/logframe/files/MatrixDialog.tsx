import type { LogframeNode, LogframeType } from '@msurvey/contract';
import { IconCopy, IconPrinter } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useRef } from 'react';
import { matrixHtml } from '~/features/logframe/files/matrix.ts';
import { useTexts } from '~/features/logframe/texts.ts';
import { useFormat } from '~/lib/format.ts';
import { useAction } from '~/lib/use-action.ts';

interface MatrixDialogProps {
  nodes: readonly LogframeNode[];
  types: readonly LogframeType[];
  onClose: () => void;
}

/** The matrix on paper: printed, saved as PDF by the browser's printing, or copied as a table for a text document. */
export function MatrixDialog({ nodes, types, onClose }: MatrixDialogProps) {
  const t = useTexts();
  const format = useFormat();
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const html = useMemo(
    () =>
      matrixHtml(nodes, types, {
        title: t('matrix.title'),
        headings: [
          t('matrix.results'),
          t('matrix.indicator'),
          t('tree.baseline'),
          t('tree.target'),
          t('tree.progress'),
        ],
        number: (value) => (value === null ? t('tree.blank') : format.number(value)),
        percent: (value) => (value === null ? t('tree.blank') : format.percent(value / 100)),
      }),
    [nodes, types, t, format],
  );
  const copy = useAction(
    () => {
      const text = frame.current?.contentDocument?.body.innerText ?? '';
      return navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob([html], { type: 'text/html' }),
          'text/plain': new Blob([text], { type: 'text/plain' }),
        }),
      ]);
    },
    { success: t('matrix.copied'), failure: t('matrix.notCopied') },
  );
  return (
    <Dialog open onClose={onClose} fullScreen aria-labelledby={id}>
      <DialogTitle id={id}>{t('matrix.title')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {t('matrix.hint')}
        </Typography>
        <Box
          component="iframe"
          ref={frame}
          title={t('matrix.title')}
          srcDoc={html}
          sx={{ flexGrow: 1, width: '100%', border: 1, borderColor: 'divider', bgcolor: '#fff' }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button startIcon={<IconCopy size={18} aria-hidden />} onClick={() => copy.mutate(undefined)}>
          {t('matrix.copy')}
        </Button>
        <Button
          variant="contained"
          startIcon={<IconPrinter size={18} aria-hidden />}
          onClick={() => frame.current?.contentWindow?.print()}
        >
          {t('matrix.print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
