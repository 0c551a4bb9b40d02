import { describe, expect, it } from 'vitest';
import { cloneTitle } from '~/features/forms/library/clone-title.ts';

const NOW = new Date(2026, 10, 5, 9, 3, 7);

describe('the title of a clone', () => {
  it('is the title with _clone_ and the moment', () => {
    expect(cloneTitle('Household survey', NOW)).toBe('Household survey_clone_20261105090307');
  });

  it('stays within what a title may have', () => {
    const title = cloneTitle('খ'.repeat(200), NOW);
    expect(title).toHaveLength(200);
    expect(title).toMatch(/_clone_20261105090307$/);
  });
});
