import { DEMONSTRATION_REPORT, kindWord, reportWord } from '@msurvey/domain';
import { useQuery } from '@tanstack/react-query';
import { ReportSection } from '~/features/dashboard/report/ReportSection.tsx';
import { bodyOf, FRESH, type ReportProps, useColumns, valuesOf } from '~/features/dashboard/report/use-report.ts';
import { api } from '~/lib/client.ts';
import { useLanguage } from '~/lib/use-language.ts';

/** Demonstrations by kind of crop, with the crops beneath. */
export function DemonstrationReport(props: ReportProps) {
  const language = useLanguage();
  const columns = [...useColumns(DEMONSTRATION_REPORT), { id: 'yield', label: reportWord('yield', language) }];
  const query = useQuery({ ...api.demonstrationReport.query(bodyOf(props)), ...FRESH });
  return (
    <ReportSection
      report="demonstration"
      asked={bodyOf(props).body}
      query={query}
      table={({ report, total }) => ({
        of: reportWord('kind', language),
        columns,
        onOpen: props.onOpen,
        rows: report.map(({ kind, crops, ...row }) => ({
          id: `kind ${kind}`,
          name: kindWord(kind, language),
          values: valuesOf(columns, row),
          at: { kind },
          rows: crops.map(({ crop, name, ...ofCrop }) => ({
            id: `${kind} ${crop}`,
            name,
            values: valuesOf(columns, ofCrop),
            at: { kind, crop },
          })),
        })),
        total: { id: 'total', name: reportWord('total', language), values: valuesOf(columns, total), at: {} },
      })}
    />
  );
}
