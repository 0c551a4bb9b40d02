import type { DemonstrationRow } from '@msurvey/contract';
import { DataTable, FilterBar, PanelHeader, SearchField } from '@msurvey/ui';
import { IconPlant2 } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDemonstrationColumns } from '~/features/registry/beneficiaries/demonstration-columns.tsx';
import { useGps } from '~/features/registry/beneficiaries/use-gps.tsx';
import { countedProps } from '~/features/registry/parts/counted.ts';
import { ExportButton } from '~/features/registry/parts/ExportButton.tsx';
import { SHORT_PAGE_SIZE, SHORT_PAGE_SIZES } from '~/features/registry/parts/choices.ts';
import { useRegistryForms } from '~/features/registry/parts/use-registry-forms.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { api } from '~/lib/client.ts';
import { useEmpty } from '~/lib/use-empty.tsx';
import { useTableState } from '~/lib/use-table-state.ts';

/** Who has a demonstration on their land; position and harvest are added where they are missing. */
export function DemonstrationsTab({ projectId }: { projectId: number }) {
  const t = useTexts();
  const columns = useDemonstrationColumns(projectId);
  const forms = useRegistryForms(projectId);
  const gps = useGps(forms, t('demonstrations.addGps'));
  const table = useTableState({ filters: { search: '' }, pageSize: SHORT_PAGE_SIZE, prefix: 'd.' });
  const { search } = table.filters;
  const list = useQuery({
    ...api.demonstrations.query({ body: { projectId, search, page: table.page, limit: table.pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { totalCount, isMore } = list.data?.data ?? {};
  const actions = (row: DemonstrationRow) => {
    const { productionQuestion, can } = row;
    const production = can.edit && productionQuestion ? forms.edit(row, productionQuestion) : undefined;
    return [
      ...gps.actionFor(row, row.demo),
      ...(production
        ? [{ id: 'production', label: t('demonstrations.addProduction'), icon: IconPlant2, href: production }]
        : []),
    ];
  };
  const words = search.trim() ? [t('chip.search', { value: search.trim() })] : [];
  return (
    <Stack sx={{ gap: 2 }}>
      <PanelHeader title={t('demonstrations.title')} count={isMore ? undefined : totalCount}>
        {list.data?.meta.can.export && (
          <ExportButton
            title={t('demonstrations.title')}
            words={words}
            count={totalCount}
            isMore={isMore}
            start={(type) => api.exportDemonstrations({ body: { projectId, search, type } })}
          />
        )}
      </PanelHeader>
      <FilterBar>
        <SearchField value={search} onChange={(next) => table.setFilters({ search: next })} />
      </FilterBar>
      <DataTable
        label={t('demonstrations.title')}
        columns={columns}
        rowId={(row) => `${row.id}-${row.position}`}
        serial={t('demonstrations.number')}
        actions={actions}
        {...countedProps(list, table, SHORT_PAGE_SIZES)}
        empty={useEmpty(table, t('demonstrations.emptyHint'))}
      />
      {gps.dialog}
    </Stack>
  );
}
