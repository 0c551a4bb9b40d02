import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';

describe('changes of an audit entry', () => {
  it('lists the fields that differ, and only these', () => {
    expect(changesOf({ name: 'DAE', isActive: true }, { name: 'DAE', isActive: false })).toEqual([
      { field: 'isActive', before: 'true', after: 'false' },
    ]);
  });
  it('lists every filled field of a new record', () => {
    expect(changesOf(null, { name: 'BARI', email: null })).toEqual([{ field: 'name', before: null, after: 'BARI' }]);
  });
  it('lists every filled field of a deleted record', () => {
    expect(changesOf({ code: 'crop' }, undefined)).toEqual([{ field: 'code', before: 'crop', after: null }]);
  });
  it('compares lists by what is in them', () => {
    expect(changesOf({ roles: [1, 2] }, { roles: [1, 2] })).toEqual([]);
    expect(changesOf({ roles: [1] }, { roles: [2] })).toEqual([{ field: 'roles', before: '[1]', after: '[2]' }]);
  });
  it('has nothing to say where nothing was kept', () => {
    expect(changesOf(null, null)).toEqual([]);
  });
});
