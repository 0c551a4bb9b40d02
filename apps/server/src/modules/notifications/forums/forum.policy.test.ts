import { FAO_ADMIN } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import { changeProblem, deleteProblem, moderates, type Post, replyProblem } from './forum.policy.ts';

const asker = (...permissions: string[]) => ({
  userId: 1,
  isSuperUser: false,
  roleNames: [] as string[],
  permissions: new Set(['Forum/View', ...permissions]),
});
const post = (changes: Partial<Post> = {}): Post => ({
  authorId: 1,
  canWrite: true,
  isLocked: false,
  isHidden: false,
  ...changes,
});

describe('who may reply', () => {
  it('is whoever may write in the forum', () => {
    expect(replyProblem(asker(), post({ authorId: 2 }))).toBeUndefined();
    expect(replyProblem(asker('Forum/Edit'), post({ canWrite: false }))).toBe('forum.read-only');
  });

  it('is only a moderator once the topic is closed, and nobody while it is hidden', () => {
    expect(replyProblem(asker(), post({ isLocked: true }))).toBe('forum.locked');
    expect(replyProblem(asker('Forum/Edit'), post({ isLocked: true }))).toBeUndefined();
    expect(replyProblem(asker('Forum/Edit'), post({ isHidden: true }))).toBe('forum.hidden');
  });
});

describe('who may change words', () => {
  it('is who wrote them, and no moderator', () => {
    expect(changeProblem(asker(), post())).toBeUndefined();
    expect(changeProblem(asker('Forum/Edit', 'Forum/Delete'), post({ authorId: 2 }))).toBe('forum.not-yours');
  });

  it('is nobody in a closed topic, of what is hidden, and where writing was taken away', () => {
    expect(changeProblem(asker(), post({ isLocked: true }))).toBe('forum.locked');
    expect(changeProblem(asker(), post({ isHidden: true }))).toBe('forum.hidden');
    expect(changeProblem(asker(), post({ canWrite: false }))).toBe('forum.read-only');
  });
});

describe('who may delete', () => {
  it('is who wrote it, as long as nobody else has replied', () => {
    expect(deleteProblem(asker(), post())).toBeUndefined();
    expect(deleteProblem(asker(), { ...post(), isAnswered: true })).toBe('forum.topic-answered');
    expect(deleteProblem(asker(), post({ authorId: 2 }))).toBe('forum.not-yours');
  });

  it('is whoever holds Forum/Delete, where they may write', () => {
    expect(deleteProblem(asker('Forum/Delete'), { ...post({ authorId: 2, isLocked: true }), isAnswered: true })).toBe(
      undefined,
    );
    expect(deleteProblem(asker('Forum/Delete'), post({ authorId: 2, canWrite: false }))).toBe('forum.read-only');
  });
});

it('keeping order needs the switch and the forum, not the name of a role', () => {
  expect(moderates(asker('Forum/Edit'), true)).toBe(true);
  expect(moderates(asker('Forum/Edit'), false)).toBe(false);
  expect(moderates({ ...asker(), roleNames: [FAO_ADMIN] }, true)).toBe(false);
  expect(moderates({ ...asker(), isSuperUser: true }, true)).toBe(true);
});
