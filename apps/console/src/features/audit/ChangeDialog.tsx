import { fieldWords } from '@msurvey/domain';
import { CloseAction, DefinitionList } from '@msurvey/ui';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { changesOf } from '~/features/audit/changes.ts';
import { useTexts } from '~/features/audit/texts.ts';
import { useAuditWords } from '~/features/audit/words.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

type Entry = RowOf<'auditLog'>;

/** One entry to read: the facts, then before and after, field by field. */
export function ChangeDialog({ entry, onClose }: { entry: Entry | null; onClose: () => void }) {
  const t = useTexts();
  const { dateTime } = useFormat();
  const { actionName, entityName } = useAuditWords();
  const titleId = useId();
  // the words stay while the dialog fades out
  const last = useRef<Entry>(undefined);
  if (entry) last.current = entry;
  const shown = last.current;
  return (
    <Dialog open={entry !== null} onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('change.title')}</DialogTitle>
      {shown && (
        <DialogContent sx={{ display: 'grid', gap: 3 }}>
          <DefinitionList
            items={[
              { term: t('at'), value: dateTime(shown.at) },
              { term: t('actor'), value: shown.actorName },
              { term: t('organization'), value: shown.orgName },
              { term: t('action'), value: actionName(shown.action) },
              { term: t('entity'), value: t('record', { entity: entityName(shown.entity), id: shown.entityId ?? '' }) },
              { term: t('address'), value: shown.address },
              { term: t('request'), value: shown.requestId },
            ]}
          />
          <Changes entry={shown} />
        </DialogContent>
      )}
      <CloseAction label={t('close')} onClose={onClose} />
    </Dialog>
  );
}

function Changes({ entry }: { entry: Entry }) {
  const t = useTexts();
  const changes = changesOf(entry.before, entry.after);
  if (changes.length === 0) return <Typography color="textSecondary">{t('change.none')}</Typography>;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={t('change.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('change.field')}</TableCell>
            <TableCell>{t('change.before')}</TableCell>
            <TableCell>{t('change.after')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ overflowWrap: 'anywhere' }}>
          {changes.map((change) => (
            <TableRow key={change.field}>
              <TableCell component="th" scope="row">
                {fieldWords(change.field)}
              </TableCell>
              <TableCell>{change.before ?? '---'}</TableCell>
              <TableCell>{change.after ?? '---'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
