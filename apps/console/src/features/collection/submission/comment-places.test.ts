import { expect, it } from 'vitest';
import type { AnswerNode } from '~/features/collection/submission/answer-tree.ts';
import { commentPlaces, placeLabel } from '~/features/collection/submission/comment-places.ts';

const question = (name: string) => ({ name, label: { default: name.toUpperCase() } }) as never;
const leaf = (path: string): AnswerNode => ({
  kind: 'answer',
  path,
  value: 1,
  question: question(path.split('/').pop() ?? ''),
});

it('names every question of a record with the item of each repeat around it', () => {
  const trees = { kind: 'repeat', path: 'plot/tree', question: question('tree'), entries: [[leaf('plot/tree/kind')]] };
  const plots = { kind: 'repeat', path: 'plot', question: question('plot'), entries: [[leaf('plot/crop')], [trees]] };
  const group = { kind: 'group', path: 'farm', question: question('farm'), nodes: [leaf('farm/cows')] };
  const places = commentPlaces([leaf('name'), group, plots] as AnswerNode[], 'default');
  expect(places).toEqual([
    { path: 'name', label: 'NAME' },
    { path: 'farm/cows', label: 'COWS' },
    { path: 'plot[1]/crop', label: 'PLOT 1 · CROP' },
    { path: 'plot[2]/tree[1]/kind', label: 'PLOT 2 · TREE 1 · KIND' },
  ]);
  expect(placeLabel(places, 'plot/crop')).toBe('PLOT 1 · CROP');
  expect(placeLabel(places, 'gone')).toBe('gone');
});
