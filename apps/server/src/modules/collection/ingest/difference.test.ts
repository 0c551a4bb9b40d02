import { describe, expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import { difference } from './difference.ts';

describe('the difference between two revisions', () => {
  it('is nothing for the same answers', () => {
    const answers = { name: 'Rahim', plot: [{ 'plot/size': 2 }] };
    expect(difference(answers, structuredClone(answers))).toEqual([]);
  });

  it('names each field that changed, came or went', () => {
    expect(difference({ name: 'Rahim', cows: 3, old: 'x' }, { name: 'Karim', cows: 3, fresh: 0 })).toEqual([
      { path: 'name', items: [], before: 'Rahim', after: 'Karim' },
      { path: 'old', items: [], before: 'x', after: null },
      { path: 'fresh', items: [], before: null, after: 0 },
    ]);
  });

  it('goes into repeats by place, also into those within them', () => {
    const before: Answers = {
      plot: [{ 'plot/size': 1, 'plot/tree': [{ 'plot/tree/kind': 'neem' }] }, { 'plot/size': 2 }],
    };
    const after: Answers = {
      plot: [{ 'plot/size': 1, 'plot/tree': [{ 'plot/tree/kind': 'mango' }, { 'plot/tree/kind': 'neem' }] }],
    };
    expect(difference(before, after)).toEqual([
      { path: 'plot/tree/kind', items: [1, 1], before: 'neem', after: 'mango' },
      { path: 'plot/tree/kind', items: [1, 2], before: null, after: 'neem' },
      { path: 'plot/size', items: [2], before: 2, after: null },
    ]);
  });

  it('tells a number from the text that looks like it', () => {
    expect(difference({ a: 1 }, { a: '1' })).toEqual([{ path: 'a', items: [], before: 1, after: '1' }]);
  });

  it('shows both when a question became a repeat', () => {
    expect(difference({ a: 'x' }, { a: [{ 'a/b': 1 }] })).toEqual([
      { path: 'a', items: [], before: 'x', after: null },
      { path: 'a/b', items: [1], before: null, after: 1 },
    ]);
  });
});
