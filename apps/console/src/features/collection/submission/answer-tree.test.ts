import { expect, test } from 'vitest';
import type { Question } from '~/features/collection/parts/questions.ts';
import { answerTree } from '~/features/collection/submission/answer-tree.ts';
import { question } from '~/testing/question.ts';

const node = (kind: Question['kind'], path: string, change: Partial<Question> = {}): Question =>
  question({
    kind,
    path: `/data/${path}`,
    name: path.split('/').at(-1) ?? '',
    groups: path.includes('/') ? [`/data/${path.slice(0, path.lastIndexOf('/'))}`] : [],
    ...(kind === 'question' ? {} : { type: kind, dataType: '' }),
    ...change,
  });
const FORM = [
  node('group', 'head'),
  node('question', 'head/name'),
  node('question', 'head/phone'),
  node('repeat', 'plot'),
  node('question', 'plot/crop'),
  node('question', 'remark', { type: 'note' }),
  node('question', 'sum', { visible: false }),
];

test('answers stand in the order of the form, groups and repeats around them', () => {
  const { nodes, others } = answerTree(FORM, {
    'head/name': 'Rahima',
    plot: [{ 'plot/crop': 'rice' }, { 'plot/crop': 'jute' }],
  });
  expect(nodes).toMatchObject([
    { kind: 'group', path: 'head', nodes: [{ path: 'head/name', value: 'Rahima' }, { path: 'head/phone' }] },
    { kind: 'repeat', path: 'plot', entries: [[{ value: 'rice' }], [{ value: 'jute' }]] },
  ]);
  expect(others).toEqual([]);
});

test('what the form calculates is shown where it has a value, a note never', () => {
  const paths = (answers: Record<string, unknown>) => answerTree(FORM, answers).nodes.map(({ path }) => path);
  expect(paths({})).toEqual(['head', 'plot']);
  expect(paths({ sum: 3, remark: 'x' })).toEqual(['head', 'plot', 'sum']);
});

test('an answer that the form does not know is not lost', () => {
  const { others } = answerTree(FORM, { old: 'kept', plot: [{ 'plot/gone': 'too' }] });
  expect(others).toMatchObject([
    { path: 'old', value: 'kept' },
    { path: 'plot/gone', value: 'too' },
  ]);
});
