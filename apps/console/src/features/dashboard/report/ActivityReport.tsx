import { ACTIVITY_REPORT, cutWord, NO_SUB_ACTIVITY, reportWord } from '@msurvey/domain';
import { useQuery } from '@tanstack/react-query';
import { isEmptyRow } from '~/features/dashboard/report/rows.ts';
import { ReportSection } from '~/features/dashboard/report/ReportSection.tsx';
import { bodyOf, FRESH, type ReportProps, useColumns, valuesOf } from '~/features/dashboard/report/use-report.ts';
import { api } from '~/lib/client.ts';
import { useLanguage } from '~/lib/use-language.ts';

const UNIQUE = 'uniqueBeneficiaries';

/** Activities by sub-activity, under their agency. Quantities and unique people of several do not add up. */
export function ActivityReport(props: ReportProps) {
  const language = useLanguage();
  const columns = [...useColumns(ACTIVITY_REPORT), { id: UNIQUE, label: reportWord('unique', language) }];
  const query = useQuery({ ...api.activityReport.query(bodyOf(props)), ...FRESH });
  return (
    <ReportSection
      report="activity"
      asked={bodyOf(props).body}
      query={query}
      table={({ report, without, total }) => ({
        of: reportWord('subActivity', language),
        columns,
        onOpen: props.onOpen,
        rows: report.map(({ id: agencyId, name, subActivities, ...sums }) => ({
          id: `agency ${agencyId}`,
          name,
          values: valuesOf(columns, sums),
          at: { agencyId },
          rows: subActivities.map((one) => ({
            id: String(one.id),
            name: `${one.code}, ${one.name}`,
            values: valuesOf(columns, one),
            units: { quantity: one.unit },
            figures: { [UNIQUE]: `${one.type}.unique.people` as const },
            at: { subActivityIds: [one.id] },
          })),
        })),
        ...(!isEmptyRow(without) && {
          rest: {
            id: 'without',
            name: cutWord('noSubActivity', language),
            values: valuesOf(columns, without),
            at: { subActivityIds: [NO_SUB_ACTIVITY] },
          },
        }),
        total: { id: 'total', name: reportWord('total', language), values: valuesOf(columns, total), at: {} },
      })}
    />
  );
}
