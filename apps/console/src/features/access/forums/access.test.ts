import { expect, it } from 'vitest';
import { withRead, withWrite } from '~/features/access/forums/access.ts';

it('lets a role that may write also read', () => {
  expect(withWrite({ read: false, write: false }, true)).toEqual({ read: true, write: true });
});
it('takes writing away together with reading', () => {
  expect(withRead({ read: true, write: true }, false)).toEqual({ read: false, write: false });
});
it('leaves reading when writing is taken away', () => {
  expect(withWrite({ read: true, write: true }, false)).toEqual({ read: true, write: false });
});
