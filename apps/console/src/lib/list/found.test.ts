import { expect, it } from 'vitest';
import { COUNTED, foundIn } from '~/lib/list/found.ts';

it('reads rows and count from each way the wire says them', () => {
  expect(foundIn({ data: ['a', 'b'], meta: { count: 7 } })).toEqual({ rows: ['a', 'b'], count: 7 });
  expect(foundIn({ data: { data: ['a'], totalCount: 3, isMore: false } })).toEqual({
    rows: ['a'],
    count: 3,
    isMore: false,
  });
  expect(foundIn({ data: { data: ['a'], total: 80 } })).toEqual({ rows: ['a'], count: 80, isMore: false });
});

it('says “more than” where nobody has counted to the end', () => {
  expect(foundIn({ data: { data: ['a'], totalCount: 10_000, isMore: true } })).toMatchObject({ isMore: true });
  expect(foundIn({ data: { data: ['a'], total: null } })).toEqual({ rows: ['a'], count: COUNTED, isMore: true });
});
