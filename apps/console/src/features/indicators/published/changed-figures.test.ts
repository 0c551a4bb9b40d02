import type { ReportRow, ReportYearData } from '@msurvey/contract';
import { expect, it } from 'vitest';
import { changedFigures } from '~/features/indicators/published/changed-figures.ts';

type Published = NonNullable<ReportYearData['published']>;
const figures = (target: number | null, collection: number | null) => ({ target, collection, cumulative: collection });
const cell = (year: number, now: Published['now'] | undefined): ReportYearData => ({
  year,
  ...figures(50, 40),
  waiting: null,
  computed: null,
  ...(now === undefined ? {} : { published: { version: 1, was: null, now } }),
});
const indicator: ReportRow['mainData'][number]['indicator'] = {
  id: 7,
  code: '1.1.1',
  title: 'People trained',
  unit: null,
  kind: 'amount',
  mode: 'increments',
  source: 'typed',
  isAggregatedIndicator: false,
  hasLeaves: true,
  counts: null,
  progress: null,
  track: 'no-data',
  forecast: null,
  missing: [],
  weights: null,
};
const row = (yearData: ReportYearData[], leaf: ReportYearData[] = []): ReportRow => ({
  id: 1,
  parent: null,
  depth: 0,
  hierarchy: 'Outcome',
  color: '',
  code: '1',
  name: 'Skills',
  counts: { onTrack: 0, behind: 0, noData: 1 },
  mainData: [
    {
      indicator,
      aggregateInfo: [
        { key: '', name: '', attributes: null, data: { baseline: null, midTerm: null, target: 200, yearData } },
        {
          key: '9',
          name: 'Women',
          attributes: null,
          data: { baseline: null, midTerm: null, target: null, yearData: leaf },
        },
      ],
    },
  ],
});

it('counts figures that are something else than what was published, by year, those of leaves too', () => {
  const rows = [
    row(
      [cell(2022, figures(50, 45)), cell(2023, null), cell(2024, undefined)],
      [cell(2022, figures(60, 40)), cell(2023, null)],
    ),
  ];
  expect([...changedFigures(rows)]).toEqual([[2022, 3]]);
});

it('counts an indicator once, under however many rows it is shown', () => {
  const one = row([cell(2022, figures(50, 45))]);
  expect(changedFigures([one, { ...one, id: 2 }]).get(2022)).toBe(2);
  expect(changedFigures([]).size).toBe(0);
});
