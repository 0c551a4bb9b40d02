import { type Column, DataTable } from '@msurvey/ui';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlaceTrail } from '~/features/geography/places/PlaceTrail.tsx';
import { placePath } from '~/features/geography/places/place-path.ts';
import { useTexts } from '~/features/geography/texts.ts';
import { api, messageOf, type RowOf } from '~/lib/client.ts';

type Child = RowOf<'geoChildren'>;
const ROOT = -1;

function useColumns(): Column<Child>[] {
  const t = useTexts();
  return [
    {
      id: 'name',
      header: t('place.name'),
      primary: true,
      cell: (row) => <Link href={placePath(row.id)}>{row.field_name}</Link>,
    },
    { id: 'geocode', header: t('place.code'), primary: true, width: 160 },
  ];
}

/** What lies beneath a place, or the top level. The call gives all of them at once. */
export function PlaceList({ unit }: { unit: number | null }) {
  const t = useTexts();
  const columns = useColumns();
  const [shown, setShown] = useState({ page: 1, pageSize: 25 });
  const list = useQuery(api.geoChildren.query({ query: { parentId: unit ?? ROOT } }));
  const places = list.data?.data;
  const from = (shown.page - 1) * shown.pageSize;
  return (
    <Stack sx={{ gap: 1.5, minWidth: 0 }}>
      <PlaceTrail unit={unit} />
      <DataTable
        label={t('places')}
        columns={columns}
        rows={places?.slice(from, from + shown.pageSize)}
        rowId={(row) => row.id}
        paging={{ ...shown, count: places?.length ?? 0, onChange: setShown }}
        error={list.error ? messageOf(list.error) : undefined}
        onRetry={() => void list.refetch()}
        empty={{
          text: t(unit ? 'places.nothingBeneath' : 'levels.none'),
          hint: t(unit ? 'places.nothingBeneathHint' : 'levels.noneHint'),
        }}
      />
    </Stack>
  );
}
