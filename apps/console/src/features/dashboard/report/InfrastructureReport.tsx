import { INFRASTRUCTURE_REPORT, kindWord, reportWord } from '@msurvey/domain';
import { useQuery } from '@tanstack/react-query';
import { ReportSection } from '~/features/dashboard/report/ReportSection.tsx';
import { bodyOf, FRESH, type ReportProps, useColumns, valuesOf } from '~/features/dashboard/report/use-report.ts';
import { api } from '~/lib/client.ts';
import { useLanguage } from '~/lib/use-language.ts';

/** Structures by type. */
export function InfrastructureReport(props: ReportProps) {
  const language = useLanguage();
  const columns = useColumns(INFRASTRUCTURE_REPORT);
  const query = useQuery({ ...api.infrastructureReport.query(bodyOf(props)), ...FRESH });
  return (
    <ReportSection
      report="infrastructure"
      asked={bodyOf(props).body}
      query={query}
      table={({ report, total }) => ({
        of: reportWord('type', language),
        columns,
        onOpen: props.onOpen,
        rows: report.map(({ kind, ...row }) => ({
          id: `kind ${kind}`,
          name: kindWord(kind, language),
          values: valuesOf(columns, row),
          at: { kind },
        })),
        total: { id: 'total', name: reportWord('total', language), values: total, at: {} },
      })}
    />
  );
}
