import type { Column } from '@msurvey/ui';
import Box from '@mui/material/Box';
import { useTexts } from '~/features/audit/texts.ts';
import { shortId, useAuditWords } from '~/features/audit/words.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

export function useAuditColumns(): Column<RowOf<'auditLog'>>[] {
  const t = useTexts();
  const { dateTime } = useFormat();
  const { actionName, entityName } = useAuditWords();
  return [
    {
      id: 'at',
      header: t('at'),
      primary: true,
      cell: (row) => (
        <Box component="bdi" sx={{ whiteSpace: 'nowrap' }}>
          {dateTime(row.at)}
        </Box>
      ),
    },
    { id: 'actorName', header: t('actor'), primary: true },
    { id: 'orgName', header: t('organization') },
    { id: 'action', header: t('action'), primary: true, value: (row) => actionName(row.action) },
    {
      id: 'entity',
      header: t('entity'),
      primary: true,
      value: (row) =>
        row.entityId
          ? t('record', { entity: entityName(row.entity), id: shortId(row.entityId) })
          : entityName(row.entity),
    },
    { id: 'address', header: t('address') },
  ];
}
