import { IconDownload, IconEye } from '@msurvey/ui/icons';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { AuditFilters } from '~/features/audit/AuditFilters.tsx';
import { ChangeDialog } from '~/features/audit/ChangeDialog.tsx';
import { useAuditColumns } from '~/features/audit/audit-columns.tsx';
import { useTexts } from '~/features/audit/texts.ts';
import { ExportFrame } from '~/features/tasks/index.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { useList } from '~/lib/list/use-list.ts';

const ANY = { actor: '', action: '', entity: '', entityId: '', fromDate: '', toDate: '' };
const inputOf = ({ fromDate, toDate, ...words }: typeof ANY) => ({
  ...words,
  fromDate: fromDate || null,
  toDate: toDate || null,
});

export default function AuditPage() {
  const t = useTexts();
  const list = useList({
    filters: ANY,
    pageSize: 30,
    call: ({ filters, paged }) => api.auditLog.query({ body: { ...inputOf(filters), ...paged } }),
  });
  const [shown, setShown] = useState<RowOf<'auditLog'> | null>(null);
  const [exporting, setExporting] = useState(false);
  const canExport = useCan()('Audit/Export');
  return (
    <ListView
      list={list}
      keptAs="audit"
      title={t('title')}
      page={{ subtitle: t('hint') }}
      columns={useAuditColumns()}
      rowId={({ id }) => id}
      actions={(row) => [{ id: 'open', label: t('open'), icon: IconEye, onClick: () => setShown(row) }]}
      bar={<AuditFilters {...list} />}
      action={canExport ? { label: t('export'), icon: IconDownload, onClick: () => setExporting(true) } : undefined}
      note={
        list.answer?.meta.capped && (
          <Typography color="textSecondary">{t('capped', { count: list.counted ?? 0 })}</Typography>
        )
      }
      empty={{ hint: t('emptyHint') }}
    >
      <ChangeDialog entry={shown} onClose={() => setShown(null)} />
      {exporting && (
        <ExportFrame
          title={t('export.title')}
          about={t(list.chosen.length > 0 ? 'export.filtered' : 'export.all')}
          types={{ xlsx: t('export.xlsx'), csv: t('export.csv') }}
          values={null}
          start={(type) => api.exportAudit({ body: { ...inputOf(list.filters), type } })}
          onClose={() => setExporting(false)}
        />
      )}
    </ListView>
  );
}
