import {
  type Column,
  DataTable,
  FailedState,
  FilterBar,
  PageHeader,
  PageSkeleton,
  PageTabs,
  SearchField,
  StatusChip,
} from '@msurvey/ui';
import { IconPencil } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SubActivityRow } from '@msurvey/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SubActivityDialog } from '~/features/activities/catalogue/SubActivityDialog.tsx';
import { typeWord } from '~/features/activities/parts/type-word.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { nameOf } from '~/features/code-lists/index.ts';
import { api, messageOf } from '~/lib/client.ts';
import { useUrlTab } from '~/lib/use-url-tab.ts';

/** The items of work plans, which activities name; a tab per implementing agency. */
export default function CataloguePage() {
  const t = useTexts();
  const agencies = useQuery(api.agencies.query());
  const items = useQuery(api.subActivities.query({ query: {} }));
  const [open, choose] = useUrlTab(agencies.data?.data.map(({ code }) => code) ?? [''], 'agency');
  const error = agencies.error ?? items.error;
  if (error && !(agencies.data && items.data))
    return (
      <FailedState
        text={messageOf(error)}
        onRetry={() => {
          void agencies.refetch();
          void items.refetch();
        }}
      />
    );
  if (!agencies.data || !items.data) return <PageSkeleton />;
  const { data: all, meta } = items.data;
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title={t('catalogue.title')} count={all.length} subtitle={t('catalogue.hint')} />
      <PageTabs
        label={t('catalogue.agencies')}
        value={open}
        onChange={choose}
        tabs={agencies.data.data.map((agency) => ({
          id: agency.code,
          label: agency.code,
          content: (
            <Items
              key={agency.id}
              title={nameOf(agency.name)}
              items={all.filter(({ agencyId }) => agencyId === agency.id)}
              canEdit={meta.can.edit}
            />
          ),
        }))}
      />
    </Stack>
  );
}

function useColumns(): Column<SubActivityRow>[] {
  const t = useTexts();
  return [
    { id: 'code', header: t('catalogue.code'), nowrap: true, width: 80 },
    { id: 'label', header: t('pending.name'), primary: true, value: ({ label }) => nameOf(label) },
    { id: 'bn', header: t('catalogue.bengali'), value: ({ label }) => label.bn },
    { id: 'unit', header: t('catalogue.unit'), primary: true, nowrap: true },
    { id: 'programme', header: t('catalogue.programme') },
    { id: 'type', header: t('pending.type'), value: ({ type }) => typeWord(t, type) },
    {
      id: 'isActive',
      header: t('catalogue.state'),
      primary: true,
      cell: ({ isActive }) => (
        <StatusChip
          status={isActive ? 'active' : 'inactive'}
          label={t(isActive ? 'catalogue.active' : 'catalogue.inactive')}
        />
      ),
    },
  ];
}

interface ItemsProps {
  title: string;
  items: readonly SubActivityRow[];
  canEdit: boolean;
}

function Items({ title, items, canEdit }: ItemsProps) {
  const t = useTexts();
  const columns = useColumns();
  const [words, setWords] = useState('');
  const [edited, setEdited] = useState<SubActivityRow | null>(null);
  const wanted = words.trim().toLocaleLowerCase();
  const rows = items.filter(({ code, label }) =>
    [code, ...Object.values(label)].some((text) => text?.toLocaleLowerCase().includes(wanted)),
  );
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h2">{title}</Typography>
      <FilterBar>
        <SearchField label={t('catalogue.search')} value={words} onChange={setWords} debounceMs={0} />
      </FilterBar>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        actions={
          canEdit
            ? (row) => [{ id: 'edit', label: t('action.edit'), icon: IconPencil, onClick: () => setEdited(row) }]
            : undefined
        }
      />
      {edited && <SubActivityDialog item={edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
}
