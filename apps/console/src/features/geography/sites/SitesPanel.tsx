import { DEFAULT_PAGE_SIZE } from '@msurvey/domain';
import { DataTable, PanelHeader } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { AddSiteDialog } from '~/features/geography/sites/AddSiteDialog.tsx';
import { useSiteColumns } from '~/features/geography/sites/site-columns.tsx';
import type { SiteKey } from '~/features/geography/sites/site-key.ts';
import { useTexts } from '~/features/geography/texts.ts';
import { api, messageOf } from '~/lib/client.ts';

interface SitesPanelProps extends SiteKey {
  /** Instead of `Sites:`. */
  title?: string;
  emptyText?: string;
}

/** The sites of a project, of a member or of an activity. Its screen asks for Site/View. */
export function SitesPanel({ title, emptyText, ...siteKey }: SitesPanelProps) {
  const t = useTexts();
  const can = useCan();
  const id = useId();
  const [adding, setAdding] = useState(false);
  const [shown, setShown] = useState({ page: 1, pageSize: DEFAULT_PAGE_SIZE });
  const list = useQuery(api.sites.query({ body: siteKey }));
  const sites = list.data?.data.map((site, at) => ({ ...site, number: at + 1 }));
  const meta = list.data?.meta;
  const columns = useSiteColumns(siteKey, meta?.canDelete ?? false);
  const add = can('Site/Create')
    ? { label: t('sites.addButton'), disabled: !meta?.canAdd, onClick: () => setAdding(true) }
    : undefined;
  // the call gives all of them; after a deletion the page one was on may be gone
  const page = Math.min(shown.page, Math.max(1, Math.ceil((sites?.length ?? 0) / shown.pageSize)));
  const from = (page - 1) * shown.pageSize;
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <PanelHeader id={id} title={title ?? t('sites.title')} count={meta?.count} action={add} />
      <DataTable
        label={t('sites.table')}
        columns={columns}
        rows={sites?.slice(from, from + shown.pageSize)}
        rowId={(site) => site.id}
        paging={{ ...shown, page, count: sites?.length ?? 0, onChange: setShown }}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={{
          text: emptyText,
          hint: t(add && !add.disabled ? 'sites.firstStep' : 'sites.none'),
          action: add && !add.disabled && (
            <Button variant="outlined" onClick={add.onClick}>
              {t('sites.add')}
            </Button>
          ),
        }}
      />
      <AddSiteDialog open={adding} siteKey={siteKey} onClose={() => setAdding(false)} />
    </Stack>
  );
}
