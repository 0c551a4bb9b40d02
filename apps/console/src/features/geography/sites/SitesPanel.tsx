import { DataTable, PanelHeader } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useCan } from '~/app/session/index.ts';
import { AddSiteDialog } from '~/features/geography/sites/AddSiteDialog.tsx';
import { useSiteColumns } from '~/features/geography/sites/site-columns.tsx';
import type { SiteKey } from '~/features/geography/sites/site-key.ts';
import { useTexts } from '~/features/geography/texts.ts';
import { api } from '~/lib/client.ts';
import { useList } from '~/lib/list/use-list.ts';

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
  const list = useList({
    isHere: true,
    call: () => api.sites.query({ body: siteKey }),
    read: ({ data }) => ({ rows: data.map((site, at) => ({ ...site, number: at + 1 })), count: data.length }),
    pages: 'here',
  });
  const meta = list.answer?.meta;
  const columns = useSiteColumns(siteKey, meta?.canDelete ?? false);
  const add = can('Site/Create')
    ? { label: t('sites.addButton'), disabled: !meta?.canAdd, onClick: () => setAdding(true) }
    : undefined;
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <PanelHeader id={id} title={title ?? t('sites.title')} count={meta?.count} action={add} />
      <DataTable
        label={t('sites.table')}
        columns={columns}
        {...list.table}
        rowId={(site) => site.id}
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
