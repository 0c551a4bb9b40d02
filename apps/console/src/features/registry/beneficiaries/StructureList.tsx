import type { InfrastructureRow, InfrastructureType } from '@msurvey/contract';
import { type Column, DataTable, FilterBar, PanelHeader, SearchField } from '@msurvey/ui';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCan } from '~/app/session/index.ts';
import { useGps } from '~/features/registry/beneficiaries/use-gps.tsx';
import { countedProps } from '~/features/registry/parts/counted.ts';
import { ExportButton } from '~/features/registry/parts/ExportButton.tsx';
import { memberInstancePath } from '~/features/registry/parts/paths.ts';
import { SHORT_PAGE_SIZE, SHORT_PAGE_SIZES } from '~/features/registry/parts/choices.ts';
import { useRegistryForms } from '~/features/registry/parts/use-registry-forms.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { api } from '~/lib/client.ts';
import { useEmpty } from '~/lib/use-empty.tsx';
import { useTableState } from '~/lib/use-table-state.ts';

interface StructureListProps {
  projectId: number;
  type: InfrastructureType;
}

/** Structures of one type, and whom they serve. */
export function StructureList({ projectId, type }: StructureListProps) {
  const t = useTexts();
  const columns = useStructureColumns(projectId);
  const forms = useRegistryForms(projectId);
  const gps = useGps(forms, t('infrastructure.gps'));
  const table = useTableState({ filters: { search: '' }, pageSize: SHORT_PAGE_SIZE, prefix: `i.${type}.` });
  const { search } = table.filters;
  const list = useQuery({
    ...api.infrastructures.query({ body: { projectId, type, search, page: table.page, limit: table.pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const title = t(`infrastructure.${type}`);
  const { totalCount, isMore } = list.data?.data ?? {};
  return (
    <Stack sx={{ gap: 2 }}>
      <PanelHeader title={title} count={isMore ? undefined : totalCount}>
        {list.data?.meta.can.export && (
          <ExportButton
            title={title}
            words={search.trim() ? [t('chip.search', { value: search.trim() })] : []}
            count={totalCount}
            isMore={isMore}
            start={(format) => api.exportInfrastructures({ body: { projectId, type, search, format } })}
          />
        )}
      </PanelHeader>
      <FilterBar>
        <SearchField value={search} onChange={(next) => table.setFilters({ search: next })} />
      </FilterBar>
      <DataTable
        label={title}
        columns={columns}
        rowId={(row) => `${row.id}-${row.position}`}
        actions={(row) => gps.actionFor(row, row.structure)}
        {...countedProps(list, table, SHORT_PAGE_SIZES)}
        empty={useEmpty(table, t('infrastructure.emptyHint'))}
      />
      {gps.dialog}
    </Stack>
  );
}

function useStructureColumns(projectId: number): Column<InfrastructureRow>[] {
  const t = useTexts();
  const opensMember = useCan()('Member Register/View');
  const name = ({ name: words, structure, memberInstance }: InfrastructureRow) => (
    <>
      {memberInstance && opensMember ? (
        <Link href={memberInstancePath(projectId, memberInstance)}>{words}</Link>
      ) : (
        words
      )}
      {structure && structure !== words && (
        <Typography variant="body2" color="textSecondary" component="div">
          {structure}
        </Typography>
      )}
    </>
  );
  return [
    { id: 'name', header: t('member.name'), primary: true, cell: name },
    { id: 'member_id', header: t('demonstrations.beneficiary'), nowrap: true, primary: true },
    { id: 'address', header: t('member.address'), primary: true },
  ];
}
