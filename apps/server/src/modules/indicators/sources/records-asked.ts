import { type IndicatorYears, isGroupTied, type RecordSource, type SourceColumn } from '@msurvey/domain';
import type { TypeRow } from '../disaggregation/type.queries.ts';
import type { RecordsAsked } from './count-records.queries.ts';
import type { FormRow } from './source.queries.ts';

/** The months of the fiscal years in which a project reports. */
const monthsOf = ({ from, to }: IndicatorYears) => ({ first: `${from}-07`, last: `${to + 1}-06` });

export const recordsAsked = ({
  form,
  source,
  columns,
  groups,
  years,
}: {
  form: FormRow;
  source: RecordSource;
  columns: readonly SourceColumn[];
  groups: readonly (readonly TypeRow[])[];
  years: IndicatorYears;
}): RecordsAsked => ({
  form,
  source,
  columns: columns.map(({ path, kind }) => ({ path, kind })),
  groups: groups.map((group) => (isGroupTied(source, group) ? group : null)),
  months: monthsOf(years),
});
