import type { ResultsReport } from '@msurvey/contract';
import { TRACKS } from '@msurvey/domain';
import { FilterBar, FilterSelect, SearchField } from '@msurvey/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReportAsked } from '~/features/indicators/report/use-report-address.ts';
import { useTexts } from '~/features/indicators/texts.ts';

interface ReportFiltersProps {
  offered: ResultsReport['meta']['offered'];
  asked: ReportAsked;
  yearWords: (year: number) => string;
  onAsk: (more: Partial<ReportAsked>) => void;
}
const NAMES = { Sacp: 'report.sacp', Rains: 'report.rains' } as const;

/** Of which programme, which years, and which indicators. */
export function ReportFilters({ offered, asked, yearWords, onAsk }: ReportFiltersProps) {
  const t = useTexts();
  const { projects, year_start: first, year_end: last } = offered;
  const years = Array.from({ length: last - first + 1 }, (_, i) => ({ id: first + i, name: yearWords(first + i) }));
  return (
    <FilterBar set={Number(asked.words !== '') + Number(asked.track !== '')}>
      <FilterSelect
        label={t('report.project')}
        value={asked.project}
        options={projects.map((id) => ({ id, name: t(NAMES[id]) }))}
        onChange={(project) => onAsk({ project })}
      />
      <FilterSelect
        label={t('report.from')}
        value={asked.from ?? first}
        options={years.filter(({ id }) => id <= (asked.to ?? last))}
        onChange={(from) => onAsk({ from: from === first ? null : from })}
      />
      <FilterSelect
        label={t('report.to')}
        value={asked.to ?? last}
        options={years.filter(({ id }) => id >= (asked.from ?? first))}
        onChange={(to) => onAsk({ to: to === last ? null : to })}
      />
      <FilterSelect
        label={t('report.track')}
        value={asked.track}
        any={{ id: '', name: t('report.track.all') }}
        options={TRACKS.map((id) => ({ id, name: t(`report.track.${id}`) }))}
        onChange={(track) => onAsk({ track })}
      />
      <SearchField label={t('report.search')} value={asked.words} onChange={(words) => onAsk({ words })} />
      <FormControlLabel
        control={<Checkbox checked={asked.withLeaves} onChange={(_, withLeaves) => onAsk({ withLeaves })} />}
        label={t('report.leaves')}
      />
    </FilterBar>
  );
}
