import type { LogframeNode } from '@msurvey/contract';
import { describe, expect, it } from 'vitest';
import { firstOpen, fitting, NO_FILTER, pathTo, rowsOf } from '~/features/logframe/tree/rows.ts';

const node = (id: number, parent: number | null, title: string, children: LogframeNode[] = []): LogframeNode => ({
  id,
  parent,
  title,
  code: String(id),
  type: children.length > 0 ? 1 : 2,
  isAggregatedIndicator: false,
  logframeSDGs: id === 4 ? [{ sdg: 2, sdgName: 'Zero hunger' }] : [],
  lf_projectName: id === 4 ? ['Sacp'] : [],
  view: false,
  dataCollection: false,
  setting: false,
  baseline_value: null,
  target: null,
  progress: null,
  can: { add: true, edit: true, delete: true },
  children,
});
const TREE = [node(1, null, 'Goal', [node(2, 1, 'Yields', [node(4, 2, 'Tonnes')]), node(3, 1, 'Markets')])];
const ids = (open: number[], filter = NO_FILTER) =>
  rowsOf(TREE, new Set(open), fitting(TREE, filter)).map((row) => `${'-'.repeat(row.depth)}${row.node.id}`);

describe('the rows of the tree', () => {
  it('are those of open nodes, each with its depth', () => {
    expect(ids([])).toEqual(['-1']);
    expect(ids([1])).toEqual(['-1', '--2', '--3']);
    expect(ids([1, 2])).toEqual(['-1', '--2', '---4', '--3']);
    // What is inside a closed one stays unseen, open or not.
    expect(ids([2])).toEqual(['-1']);
  });
  it('show what a search found, with what stands above it', () => {
    expect(ids([], { ...NO_FILTER, words: 'tonn' })).toEqual(['-1', '--2', '---4']);
    expect(ids([], { ...NO_FILTER, words: '3' })).toEqual(['-1', '--3']);
    expect(ids([], { ...NO_FILTER, words: 'nothing' })).toEqual([]);
  });
  it('are narrowed by type, project and goal', () => {
    expect(ids([], { ...NO_FILTER, sdg: 2 })).toEqual(['-1', '--2', '---4']);
    expect(ids([], { ...NO_FILTER, type: 2, programme: 'Rains' })).toEqual(['-1', '--3']);
  });
  it('are narrowed by how far indicators have come; what nobody reported is not behind', () => {
    const of = (id: number, target: number | null, progress: number | null) => ({
      ...node(id, 1, `Measured ${id}`),
      view: true,
      target,
      progress,
    });
    const tree = [node(1, null, 'Goal', [of(2, 10, 40), of(3, 10, 100), of(4, 10, null), of(5, null, null)])];
    const found = (state: 'behind' | 'reached' | 'unknown') =>
      rowsOf(tree, new Set(), fitting(tree, { ...NO_FILTER, state })).map((row) => row.node.id);
    expect(found('behind')).toEqual([1, 2]);
    expect(found('reached')).toEqual([1, 3]);
    expect(found('unknown')).toEqual([1, 4]);
  });
  it('are at first as many levels as are seen at once, and the second level always', () => {
    expect(firstOpen(TREE)).toEqual([1, 2]);
    expect(firstOpen(TREE, 3)).toEqual([1]);
    expect(firstOpen(TREE, 1)).toEqual([1]);
    expect(firstOpen([])).toEqual([]);
  });
  it('know the way to each node', () => {
    expect(pathTo(TREE, 4)).toEqual([2, 1]);
  });
});
