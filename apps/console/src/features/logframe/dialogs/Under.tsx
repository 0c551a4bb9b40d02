import type { LogframeNode } from '@msurvey/contract';
import Typography from '@mui/material/Typography';
import { nameOfNode } from '~/features/logframe/tree/rows.ts';
import { useTexts } from '~/features/logframe/texts.ts';

/** Where a new node will stand. */
export function Under({ parent }: { parent: LogframeNode | null }) {
  const t = useTexts();
  if (!parent) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {t('node.under', { name: nameOfNode(parent) })}
    </Typography>
  );
}
