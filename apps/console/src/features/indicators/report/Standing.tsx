import type { Track } from '@msurvey/domain';
import { type Status, StatusChip } from '@msurvey/ui';
import type { ReportLine } from '~/features/indicators/report/lines.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { useFormat } from '~/lib/format.ts';

const LOOKS: Record<Track, Status> = { 'on-track': 'approved', behind: 'pending', 'no-data': 'inactive' };

/** How an indicator stands, or how many of those beneath a node do. */
export function Standing({ line }: { line: ReportLine }) {
  const t = useTexts();
  const format = useFormat();
  const { counts, indicator, isLeaf } = line;
  if (counts) return t('report.counts', counts);
  if (!indicator || isLeaf) return null;
  const progress = indicator.progress === null ? '' : ` · ${format.percent(indicator.progress / 100)}`;
  return <StatusChip status={LOOKS[indicator.track]} label={t(`report.track.${indicator.track}`) + progress} />;
}
