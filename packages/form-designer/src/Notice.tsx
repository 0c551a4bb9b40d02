import Alert from '@mui/material/Alert';
import type { Said } from './state/designer.ts';
import { useDesigner, useDesignerState } from './state/use-designer.ts';
import { refusedKey } from './state/words.ts';
import { type DesignerText, useTexts } from './texts.ts';

function textOf(t: DesignerText, said: Said): string {
  switch (said.kind) {
    case 'refused':
      return t(refusedKey(said.why));
    case 'lost':
      return t('notice.lost', { columns: said.columns.join(', ') });
    case 'merged':
      return t('notice.merged', { count: said.conflicts });
    case 'wentBack':
      return t('states.wentBack');
    case 'taken':
      return t('carry.taken', { count: said.count });
    case 'put':
      return t('block.put', { count: said.count });
    case 'fault':
      return said.text;
  }
}

/** What was refused, what it cost, or what others have written: said once, and gone with the next act. */
export function Notice() {
  const t = useTexts();
  const designer = useDesigner();
  const said = useDesignerState((state) => state.said);
  if (!said) return null;
  const isTrouble = said.kind === 'refused' || said.kind === 'fault';
  return (
    <Alert severity={isTrouble ? 'warning' : 'info'} onClose={designer.hush} closeText={t('close')}>
      {textOf(t, said)}
    </Alert>
  );
}
