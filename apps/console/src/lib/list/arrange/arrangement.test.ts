import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arranged, AS_IT_IS, moved, MOST_VIEWS, ordered, readArrangement, withView } from './arrangement.ts';

const COLUMNS = ['name', 'father', 'number', 'group', 'phone'].map((id) => ({ id }));
const ids = (columns: readonly { id: string }[]) => columns.map(({ id }) => id).join(' ');

describe('the columns of a list', () => {
  it('stand as the list has them until somebody moves one', () => {
    expect(ids(ordered(COLUMNS, []))).toBe('name father number group phone');
    expect(ids(ordered(COLUMNS, moved(COLUMNS, [], 'phone', -1)))).toBe('name father number phone group');
    expect(moved(COLUMNS, [], 'father', -1)).toEqual(['father', 'number', 'group', 'phone']);
  });

  it('are never lost and never double, whatever was kept', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('name', 'father', 'group', 'phone', 'gone', '')), (order) => {
        const found = ordered(COLUMNS, order);
        expect(found[0]?.id).toBe('name');
        expect(found.map(({ id }) => id).sort()).toEqual(COLUMNS.map(({ id }) => id).sort());
      }),
    );
  });

  it('that came later stand behind the one they were put behind', () => {
    expect(ids(ordered(COLUMNS, ['phone', 'father', 'group']))).toBe('name phone father number group');
  });

  it('are left out at will, but not the one that says who it is', () => {
    const hidden = ['name', 'father', 'phone'];
    expect(ids(arranged(COLUMNS, { ...AS_IT_IS, hidden }))).toBe('name number group');
  });
});

describe('what is kept in a browser', () => {
  it('is read back as it was', () => {
    const kept = { order: ['phone'], hidden: ['father'], isCompact: true, views: [{ name: 'Mine', search: '?a=1' }] };
    expect(readArrangement(JSON.stringify(kept))).toEqual(kept);
  });

  it('is left out where it is not understood', () => {
    for (const text of [
      null,
      '',
      '{',
      '[]',
      '7',
      '{"order":7,"views":"x","isCompact":"yes"}',
      '{"views":[{"name":1}]}',
    ])
      expect(readArrangement(text), String(text)).toEqual(AS_IT_IS);
    const foreign = { views: [{ name: 'Away', search: 'https://example.org' }] };
    expect(readArrangement(JSON.stringify(foreign)).views).toEqual([]);
  });
});

describe('saved views', () => {
  it('have a name once, and the oldest goes when there are too many', () => {
    let views = withView([], { name: 'Mine', search: '?a=1' });
    views = withView(views, { name: 'Mine', search: '?a=2' });
    expect(views).toEqual([{ name: 'Mine', search: '?a=2' }]);
    for (let n = 0; n < MOST_VIEWS; n++) views = withView(views, { name: String(n), search: '?' });
    expect(views).toHaveLength(MOST_VIEWS);
    expect(views[0]?.name).toBe('0');
  });
});
