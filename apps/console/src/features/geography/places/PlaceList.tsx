import { type Column, DataTable } from '@msurvey/ui';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { PlaceTrail } from '~/features/geography/places/PlaceTrail.tsx';
import { placePath } from '~/features/geography/places/place-path.ts';
import { useTexts } from '~/features/geography/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { useList } from '~/lib/list/use-list.ts';

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
  const list = useList({
    isHere: true,
    pageSize: 25,
    call: () => api.geoChildren.query({ query: { parentId: unit ?? ROOT } }),
    read: ({ data }) => ({ rows: data, count: data.length }),
    pages: 'here',
  });
  return (
    <Stack sx={{ gap: 1.5, minWidth: 0 }}>
      <PlaceTrail unit={unit} />
      <DataTable
        label={t('places')}
        columns={columns}
        {...list.table}
        rowId={(row) => row.id}
        empty={{
          text: t(unit ? 'places.nothingBeneath' : 'levels.none'),
          hint: t(unit ? 'places.nothingBeneathHint' : 'levels.noneHint'),
        }}
      />
    </Stack>
  );
}
