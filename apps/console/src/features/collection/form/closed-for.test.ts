import { describe, expect, it } from 'vitest';
import { closedFor } from './closed-for.ts';

const open = { isArchived: false, isPublished: true, isActive: true };

describe('why nothing can be sent with a form', () => {
  it('is nothing for an active user of an open form who may create records', () => {
    expect(closedFor(open, { isActive: true }, true)).toBeUndefined();
  });

  it('is the archived project before anything else', () => {
    expect(closedFor({ isArchived: true, isPublished: false, isActive: false }, null, false)).toBe('archived');
  });

  it('is the form that is not published, then the one that is not active', () => {
    expect(closedFor({ ...open, isPublished: false, isActive: false }, null, false)).toBe('unpublished');
    expect(closedFor({ ...open, isActive: false }, null, false)).toBe('inactive');
  });

  it('is the person who is no user of the form, or no active one', () => {
    expect(closedFor(open, null, true)).toBe('not-form-user');
    expect(closedFor(open, { isActive: false }, true)).toBe('not-form-user');
  });

  it('is the switch that is off', () => {
    expect(closedFor(open, { isActive: true }, false)).toBe('not-allowed');
  });
});
