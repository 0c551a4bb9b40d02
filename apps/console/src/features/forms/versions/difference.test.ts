import { describe, expect, it } from 'vitest';
import { affectedBy, changesOf, type Difference } from '~/features/forms/versions/difference.ts';

const question = (path: string, type = 'text') => ({ path, name: path.slice(path.lastIndexOf('/') + 1), type });
const NOTHING: Difference = { added: [], removed: [], renamed: [], moved: [], retyped: [], choices: [] };

describe('what a new version changes', () => {
  it('is listed with what may cost answers first', () => {
    const changes = changesOf({
      ...NOTHING,
      added: [question('/d/new', 'integer')],
      moved: [{ from: question('/d/a'), to: question('/d/g/a'), held: 3 }],
      removed: [{ ...question('/d/gone'), held: 12 }],
      choices: [{ list: 'crop', added: ['okra'], removed: ['jute', 'flax'], renamed: [{ from: 'rice', to: 'paddy' }] }],
    });
    expect(changes.map(({ kind, what }) => [kind, what])).toEqual([
      ['removed', '/d/gone'],
      ['moved', '/d/a'],
      ['choicesRemoved', 'crop'],
      ['choicesRenamed', 'crop'],
      ['choicesAdded', 'crop'],
      ['added', '/d/new'],
    ]);
    expect(changes[2]).toMatchObject({ from: 'jute, flax', held: null });
  });

  it('affects data where removed or retyped questions hold answers, and nowhere else', () => {
    const difference = {
      ...NOTHING,
      removed: [
        { ...question('/d/a'), held: 0 },
        { ...question('/d/b'), held: 2 },
      ],
      retyped: [{ path: '/d/c', from: 'text', to: 'integer', held: 7 }],
      renamed: [{ from: question('/d/x'), to: question('/d/y'), held: 9 }],
    };
    expect(affectedBy(difference).map(({ held }) => held)).toEqual([2, 7]);
    expect(affectedBy(NOTHING)).toEqual([]);
  });

  it('gives every line a name of its own', () => {
    const changes = changesOf({
      ...NOTHING,
      choices: [
        {
          list: 'crop',
          added: [],
          removed: [],
          renamed: [
            { from: 'a', to: 'b' },
            { from: 'c', to: 'd' },
          ],
        },
      ],
    });
    expect(new Set(changes.map(({ id }) => id)).size).toBe(2);
  });
});
