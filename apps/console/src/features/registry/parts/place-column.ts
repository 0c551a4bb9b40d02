import type { Column } from '@msurvey/ui';

interface Placed {
  address: string;
  union: string | null;
  upazila: string | null;
}

/** Where somebody lives: union and upazila, the whole address behind them; where neither is known, what there is. */
export const placeColumn = <Row extends Placed>(header: string): Column<Row> => ({
  id: 'address',
  header,
  primary: true,
  value: ({ union, upazila, address }) => [union, upazila].filter(Boolean).join(', ') || address,
  whole: ({ address }) => address,
});
