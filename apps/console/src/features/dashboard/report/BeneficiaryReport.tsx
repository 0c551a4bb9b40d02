import { BENEFICIARY_REPORT, cutWord, reportWord } from '@msurvey/domain';
import { useQuery } from '@tanstack/react-query';
import { isEmptyRow } from '~/features/dashboard/report/rows.ts';
import { ReportSection } from '~/features/dashboard/report/ReportSection.tsx';
import { bodyOf, FRESH, type ReportProps, useColumns, valuesOf } from '~/features/dashboard/report/use-report.ts';
import { api } from '~/lib/client.ts';
import { useLanguage } from '~/lib/use-language.ts';

/** People, households and groups in each place one level below the chosen one; a place narrows the dashboard to it. */
export function BeneficiaryReport(props: ReportProps & { onPlace: (unitId: number) => void }) {
  const language = useLanguage();
  const columns = useColumns(BENEFICIARY_REPORT);
  const query = useQuery({ ...api.beneficiaryReport.query(bodyOf(props)), ...FRESH });
  return (
    <ReportSection
      report="beneficiary"
      asked={bodyOf(props).body}
      query={query}
      table={({ report, elsewhere, total }) => ({
        of: reportWord('place', language),
        columns,
        onOpen: props.onOpen,
        rows: report.map((row) => ({
          id: String(row.id),
          name: row.name,
          values: valuesOf(columns, row),
          at: { unitId: row.id },
          onName: () => props.onPlace(row.id),
        })),
        ...(report.length > 0 &&
          !isEmptyRow(elsewhere) && {
            rest: {
              id: 'elsewhere',
              name: cutWord('exact', language),
              values: elsewhere,
              at: { isExact: true },
            },
          }),
        total: { id: 'total', name: reportWord('total', language), values: total, at: {} },
      })}
    />
  );
}
