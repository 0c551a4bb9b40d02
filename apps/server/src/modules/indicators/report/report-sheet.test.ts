import type { ReportAggregate, ReportIndicator, ReportRow } from '@msurvey/contract';
import { expect, it } from 'vitest';
import { reportSheet } from './report-sheet.ts';

const years = [{ label: '2023-24' }, { label: '2024-25' }];
const indicator: ReportIndicator = {
  id: 1,
  code: '1.1.1',
  title: 'People trained',
  unit: 'Person',
  kind: 'amount',
  mode: 'increments',
  source: 'mapping',
  isAggregatedIndicator: false,
  hasLeaves: false,
  counts: null,
  progress: 50,
  track: 'on-track',
  forecast: null,
  missing: [],
  weights: null,
};
const year = (of: number, target: number | null, collection: number | null, cumulative: number | null) => ({
  year: of,
  target,
  collection,
  cumulative,
  waiting: null,
  computed: null,
});
const rowOf = (one: Partial<ReportIndicator>, yearData: ReportAggregate['data']['yearData']): ReportRow => ({
  id: 9,
  parent: null,
  depth: 0,
  hierarchy: 'Outcome',
  color: '#fff',
  code: '1.1',
  name: 'Skills',
  counts: { onTrack: 1, behind: 0, noData: 0 },
  mainData: [
    {
      indicator: { ...indicator, ...one },
      aggregateInfo: [
        { key: '', name: '', attributes: null, data: { baseline: 0, midTerm: 100, target: 200, yearData } },
      ],
    },
  ],
});
const lineOf = (row: ReportRow) => reportSheet([row], { language: 'en', facts: [], years }).lines[5] as string[];

it('a year has a heading over its three columns', () => {
  const { merged, lines } = reportSheet([], { language: 'en', facts: [['Project', 'Sacp']], years });
  expect(merged).toEqual(expect.arrayContaining(['A4:A5', 'G4:I4', 'J4:L4', 'M4:M5', 'N4:N5']));
  expect(lines[3]?.[6]).toContain('2023-24');
  expect(lines[4]?.slice(6, 9).map((cell) => /<t>(.*)<\/t>/.exec(cell)?.[1])).toEqual([
    'Target',
    'Result',
    'Cumulative',
  ]);
});

it('a formula stands where it comes to the very number of the report', () => {
  const line = lineOf(rowOf({}, [year(2023, 50, 40, 40), year(2024, 60, 60, 100)]));
  expect(line[8]).toContain('<f>SUM(H6)</f><v>40</v>');
  expect(line[11]).toContain('<f>SUM(H6,K6)</f><v>100</v>');
  expect(line[12]).toContain('<f>ROUND(L6/F6*100,2)</f><v>50</v>');
});

it('and the number itself where it does not: values from before the first year, cumulative values, blanks', () => {
  const before = lineOf(rowOf({ progress: 70 }, [year(2023, 50, 40, 140), year(2024, null, null, 140)]));
  expect([before[8], before[11]].join()).not.toContain('<f>');
  expect(before[10]).toBe('');
  expect(before[12]).toContain('<f>ROUND(L6/F6*100,2)</f><v>70</v>');
  const latest = lineOf(rowOf({ mode: 'latest' }, [year(2023, null, 40, 40), year(2024, null, 40, 40)]));
  expect([latest[8], latest[11]].join()).not.toContain('<f>');
  expect(lineOf(rowOf({ progress: null }, [year(2023, null, null, null), year(2024, null, null, null)]))[12]).toBe('');
});
