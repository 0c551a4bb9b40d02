import type { ReportRow } from '@msurvey/contract';
import { expect, it } from 'vitest';
import { fitting, linesOf, type ReportLine } from '~/features/indicators/report/lines.ts';

const figures = (key: string, name: string) => ({
  key,
  name,
  attributes: null,
  data: { baseline: null, midTerm: null, target: null, yearData: [] },
});
const indicator = (id: number, title: string, track: 'on-track' | 'behind'): ReportRow['mainData'][number] => ({
  indicator: {
    id,
    code: `1.${id}`,
    title,
    unit: 'person',
    kind: 'amount',
    mode: 'increments',
    source: 'typed',
    isAggregatedIndicator: false,
    hasLeaves: true,
    counts: null,
    progress: null,
    track,
    forecast: null,
    missing: [],
    weights: null,
  },
  aggregateInfo: [figures('', title), figures('11', 'Male')],
});
const node = (id: number, parent: number | null, name: string, mainData: ReportRow['mainData'] = []): ReportRow => ({
  id,
  parent,
  depth: 1,
  hierarchy: 'Outcome',
  color: '#000000',
  code: String(id),
  name,
  counts: { onTrack: 0, behind: 0, noData: 0 },
  mainData,
});
const ROWS = [
  node(1, null, 'Families earn more'),
  node(2, 1, 'Better yields', [indicator(7, 'Tonnes', 'behind'), indicator(8, 'People trained', 'on-track')]),
  node(3, 1, 'Better markets'),
];
const names = (lines: readonly ReportLine[]): string[] =>
  lines.flatMap(({ name, lines: beneath }) => [name, ...names(beneath)]);

it('nodes stand beneath their parents, indicators beneath their nodes, parts beneath their indicators', () => {
  expect(names(linesOf(ROWS))).toEqual([
    '1 Families earn more',
    '2 Better yields',
    '1.7 Tonnes',
    'Male',
    '1.8 People trained',
    'Male',
    '3 Better markets',
  ]);
});

it('a node whose parent is not in the report stands at the top', () => {
  expect(linesOf([node(2, 1, 'Better yields')]).map(({ name }) => name)).toEqual(['2 Better yields']);
});

it('what fits is shown with the nodes above it', () => {
  const lines = linesOf(ROWS);
  expect(names(fitting(lines, { words: 'tonn', track: '' }))).toEqual([
    '1 Families earn more',
    '2 Better yields',
    '1.7 Tonnes',
    'Male',
  ]);
  expect(fitting(lines, { words: '', track: 'no-data' })).toEqual([]);
  expect(names(fitting(lines, { words: 'yields', track: 'on-track' }))).toContain('1.8 People trained');
});
