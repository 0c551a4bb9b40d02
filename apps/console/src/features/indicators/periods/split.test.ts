import { amountOf } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import { groupColumns } from '~/features/indicators/periods/group-columns.ts';
import { groupName, leavesOfGroup, type NamedGroup, sumAfter } from '~/features/indicators/periods/split.ts';

const SEX = {
  id: 1,
  name: 'Sex',
  items: [
    { id: 11, name: 'Male' },
    { id: 12, name: 'Female' },
  ],
};
const AGE = {
  id: 2,
  name: 'Age',
  items: [
    { id: 21, name: 'Youth' },
    { id: 22, name: 'Adult' },
  ],
};
const CROSSED: NamedGroup = [SEX, AGE];
const ALONE: NamedGroup = [{ id: 3, name: 'District', items: [{ id: 31, name: 'Bhola' }] }];

describe('a group of crossed types', () => {
  it('has a leaf for each way through its items, in the order of its table', () => {
    expect(groupName(CROSSED)).toBe('Sex × Age');
    expect(leavesOfGroup(CROSSED).map(({ key, path }) => [key, path.join(' ')])).toEqual([
      ['11.21', 'Male Youth'],
      ['11.22', 'Male Adult'],
      ['12.21', 'Female Youth'],
      ['12.22', 'Female Adult'],
    ]);
    expect(leavesOfGroup([])).toEqual([]);
  });

  it('has nested headers', () => {
    const [line, male] = groupColumns(CROSSED, { '11.21': amountOf(4) }, true);
    expect(line).toMatchObject({ id: 'line' });
    expect(male).toMatchObject({ header: 'Male', children: [{ id: '11.21', header: 'Youth' }, { header: 'Adult' }] });
  });
});

describe('the total', () => {
  it('is the sum of the group whose leaf was changed, and blank is not zero', () => {
    const leaves = { '11.21': amountOf(3), '12.22': amountOf(4), '31': amountOf(50) };
    expect(sumAfter([CROSSED, ALONE], 'amount', leaves, '11.21').value).toBe(7);
    expect(sumAfter([CROSSED, ALONE], 'amount', leaves, '31').value).toBe(50);
    expect(sumAfter([CROSSED], 'amount', {}).value).toBeNull();
  });

  it('of decimals is written as people would write it', () => {
    expect(sumAfter([CROSSED], 'amount', { '11.21': amountOf(0.1), '11.22': amountOf(0.2) }).value).toBe(0.3);
  });

  it('is never made of percentages', () => {
    expect(sumAfter([CROSSED], 'percentage', { '11.21': amountOf(40) }).value).toBeNull();
  });

  it('of a ratio has both parts', () => {
    const leaves = { '11.21': amountOf(1, 4), '11.22': amountOf(2, 4) };
    expect(sumAfter([CROSSED], 'ratio', leaves)).toEqual({ value: 3, denominator: 8 });
  });
});
