import { describe, expect, it } from 'vitest';
import { type Draft, turned, valueOf, without } from '~/features/access/acl/draft.ts';

const cell = { role_id: 1, module_action_role_id: 7, permission: false };
const nothing: Draft = new Map();

describe('the draft of the grid', () => {
  it('holds what was switched', () => {
    const draft = turned(nothing, cell);
    expect([...draft]).toEqual([[7, true]]);
    expect(valueOf(draft, cell)).toBe(true);
  });
  it('forgets a switch that was turned back', () => {
    expect(turned(turned(nothing, cell), cell).size).toBe(0);
  });
  it('keeps, after a save, what was switched meanwhile', () => {
    const sent: Draft = new Map([
      [7, true],
      [8, false],
    ]);
    const now: Draft = new Map([
      [7, true],
      [9, true],
    ]);
    expect([...without(now, sent)]).toEqual([[9, true]]);
  });
});
