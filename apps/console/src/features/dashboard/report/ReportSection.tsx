import { type ReportName, reportWord } from '@msurvey/domain';
import { EmptyState, FailedState } from '@msurvey/ui';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { Card } from '~/features/dashboard/cards/Card.tsx';
import type { askedBy } from '~/features/dashboard/filters/asked.ts';
import { ReportExport } from '~/features/dashboard/report/ReportExport.tsx';
import { ReportTable, type ReportTableProps } from '~/features/dashboard/report/ReportTable.tsx';
import { isEmptyRow } from '~/features/dashboard/report/rows.ts';
import { useTexts } from '~/features/dashboard/texts.ts';
import { messageOf } from '~/lib/client.ts';
import { useLanguage } from '~/lib/use-language.ts';

interface ReportSectionProps<T> {
  report: ReportName;
  /** The filters, as calls take them. */
  asked: ReturnType<typeof askedBy>;
  query: UseQueryResult<{ data: T }>;
  table: (data: T) => Omit<ReportTableProps, 'label'>;
}

/** A section of the dashboard with a table, and what is shown while there is none. */
export function ReportSection<T>({ report, asked, query: { data, error, refetch }, table }: ReportSectionProps<T>) {
  const t = useTexts();
  const title = reportWord(report, useLanguage());
  const content = () => {
    if (error && !data) return <FailedState text={messageOf(error)} onRetry={() => void refetch()} />;
    if (!data) return <Skeleton variant="rounded" height={240} />;
    const shown = table(data.data);
    return isEmptyRow(shown.total.values) ? (
      <EmptyState text={t('report.empty')} />
    ) : (
      <ReportTable {...shown} label={title} />
    );
  };
  return (
    <Card
      title={title}
      label={t('report.section', { name: title })}
      tools={data && <ReportExport report={report} title={title} asked={asked} />}
    >
      {content()}
    </Card>
  );
}
