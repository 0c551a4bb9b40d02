import type { Column } from '@msurvey/ui';
import { useTexts } from '~/features/audit/texts.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

export function useAuditColumns(): Column<RowOf<'auditLog'>>[] {
  const t = useTexts();
  const { dateTime } = useFormat();
  return [
    { id: 'at', header: t('at'), primary: true, value: (row) => dateTime(row.at) },
    { id: 'actorName', header: t('actor'), primary: true },
    { id: 'orgName', header: t('organization') },
    { id: 'action', header: t('action'), primary: true },
    {
      id: 'entity',
      header: t('entity'),
      primary: true,
      value: (row) => (row.entityId ? t('record', { entity: row.entity, id: row.entityId }) : row.entity),
    },
    { id: 'address', header: t('address') },
  ];
}
