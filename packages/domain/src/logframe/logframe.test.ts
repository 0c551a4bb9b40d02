import { describe, expect, it } from 'vitest';
import { codeKey, compareCodes, nextCode } from './codes.ts';
import { nodeActions, nodeFlags } from './flags.ts';
import { definitionFault, duplicateLevelName, isIndicatorLevel, withDescendants } from './levels.ts';
import { mergeFields } from './merge.ts';
import { addFault, legalParents, moveFault } from './tree.ts';

const LEVELS = [
  { id: 1, parent: null, name: 'Goal', isActivity: false },
  { id: 2, parent: 1, name: 'Outcome', isActivity: false },
  { id: 3, parent: 2, name: 'Indicator', isActivity: false },
  { id: 4, parent: 2, name: 'Activity', isActivity: true },
];
const NODES = [
  { id: 10, parent: null, level: 1, code: '1' },
  { id: 11, parent: 10, level: 2, code: '1.1' },
  { id: 12, parent: 10, level: 2, code: '1.2' },
  { id: 13, parent: 11, level: 3, code: 'A' },
  { id: 14, parent: 12, level: 3, code: 'a ' },
  { id: 15, parent: 11, level: 4, code: 'B' },
];

describe('codes', () => {
  it('sort as people count', () => {
    expect(['1.10', '1.9', '1.2.1', '1.2', 'A2', 'A10', '1'].sort(compareCodes)).toEqual([
      '1',
      '1.2',
      '1.2.1',
      '1.9',
      '1.10',
      'A2',
      'A10',
    ]);
  });
  it('are the same whatever their case, blanks and digits', () => {
    expect(codeKey(' ১.২ a')).toBe(codeKey('1.2A'));
    expect(compareCodes('01', '1')).toBe(0);
  });
  it('go on with the next free number', () => {
    expect(nextCode('1.2', ['1.2.1', '1.2.3'])).toBe('1.2.2');
    expect(nextCode(null, [])).toBe('1');
  });
});

describe('levels', () => {
  it('have a name each, whatever its case and blanks', () => {
    expect(duplicateLevelName(['Goal', 'Out come', ' out  COME '])).toBe(' out  COME ');
    expect(duplicateLevelName(['Goal', 'Outcome'])).toBeUndefined();
  });
  it('are measured at the lowest, apart from work', () => {
    expect(LEVELS.map((level) => isIndicatorLevel(LEVELS, level))).toEqual([false, false, true, false]);
  });
  it('have one root, no circle, and nothing beneath an activity', () => {
    expect(definitionFault(LEVELS)).toBeUndefined();
    expect(definitionFault([])).toBeUndefined();
    const level = (id: number, parent: number | null, isActivity = false) => ({ id, parent, isActivity });
    expect(definitionFault([level(1, null), level(2, null)])).toBe('many-roots');
    expect(definitionFault([level(1, 2), level(2, 1)])).toBe('no-root');
    expect(definitionFault([level(1, null), level(2, 3), level(3, 2)])).toBe('circle');
    expect(definitionFault([level(1, null), level(2, 9)])).toBe('unknown-parent');
    expect(definitionFault([level(1, null, true), level(2, 1)])).toBe('below-activity');
  });
  it('take along those beneath them', () => {
    expect(withDescendants(LEVELS, 2)).toEqual([2, 3, 4]);
  });
});

describe('a node', () => {
  it('stands beneath the level above its own, under a code of its own', () => {
    expect(addFault(NODES, LEVELS, { parent: 11, level: 3, code: 'C' })).toBeUndefined();
    expect(addFault(NODES, LEVELS, { parent: 10, level: 3, code: 'C' })).toBe('wrong-level');
    expect(addFault(NODES, LEVELS, { parent: null, level: 2, code: 'C' })).toBe('wrong-level');
    expect(addFault(NODES, LEVELS, { parent: 11, level: 3, code: ' b' })).toBe('code-taken');
    expect(addFault(NODES, LEVELS, { parent: 99, level: 3, code: 'C' })).toBe('unknown-parent');
  });
  it('moves under a parent of the same type name only', () => {
    expect(moveFault(NODES, LEVELS, { id: 15, parent: 12 })).toBeUndefined();
    expect(moveFault(NODES, LEVELS, { id: 15, parent: 10 })).toBe('wrong-parent');
    expect(moveFault(NODES, LEVELS, { id: 10, parent: 11 })).toBe('wrong-parent');
    expect(moveFault(NODES, LEVELS, { id: 13, parent: 12 })).toBe('code-taken');
    expect([...legalParents(NODES, LEVELS, 15)]).toEqual([12]);
    expect([...legalParents(NODES, LEVELS, 10)]).toEqual([]);
  });
});

const officer = {
  isSuperUser: false,
  roleNames: [],
  permissions: new Set(['Log Frame/View', 'Log Frame/Edit']),
};
const reader = { ...officer, permissions: new Set(['Log Frame/View']) };
const indicator = { isIndicator: true, isActivity: false, isAggregated: false };

describe('the flags of a node', () => {
  it('come from permission and kind together', () => {
    expect(nodeFlags(officer, indicator, false)).toEqual({ view: true, dataCollection: true, setting: true });
    expect(nodeFlags(reader, indicator, false)).toEqual({ view: true, dataCollection: false, setting: false });
    expect(nodeFlags(officer, indicator, true)).toEqual({ view: true, dataCollection: false, setting: false });
    expect(nodeFlags(officer, { ...indicator, isAggregated: true }, false).dataCollection).toBe(false);
    expect(nodeFlags(officer, { ...indicator, isIndicator: false }, false)).toEqual({
      view: false,
      dataCollection: false,
      setting: false,
    });
  });
  it('decide over the actions of its row, in the order of the documents', () => {
    const can = { add: true, edit: true, delete: true };
    const row = { ...indicator, ...nodeFlags(officer, indicator, false), childLevels: 0, can };
    expect(nodeActions(row)).toEqual([
      'targets',
      'settings',
      'edit',
      'delete',
      'profile',
      'dataCollection',
      'dataUpload',
      'disaggregationBaseline',
    ]);
    const aggregated = { ...indicator, isAggregated: true };
    expect(nodeActions({ ...row, ...aggregated, ...nodeFlags(officer, aggregated, false) })).toEqual([
      'targets',
      'settings',
      'edit',
      'delete',
      'profile',
    ]);
    const work = { isIndicator: false, isActivity: true, isAggregated: false };
    expect(nodeActions({ ...work, ...nodeFlags(officer, work, false), childLevels: 0, can })).toEqual([
      'activityProfile',
      'edit',
      'delete',
    ]);
    const above = { ...work, isActivity: false };
    expect(nodeActions({ ...above, ...nodeFlags(officer, above, false), childLevels: 2, can })).toEqual([
      'add',
      'edit',
      'delete',
    ]);
  });
});

describe('two people who change the same record', () => {
  const base = { name: 'a', code: '1', sdgs: [1] };
  it('both get what only they changed', () => {
    expect(mergeFields(base, { ...base, name: 'b' }, { ...base, sdgs: [1, 2] })).toEqual({
      merged: { name: 'b', code: '1', sdgs: [1, 2] },
      conflicts: [],
    });
  });
  it('hear which field they both changed', () => {
    expect(mergeFields(base, { ...base, name: 'b' }, { ...base, name: 'c' }).conflicts).toEqual(['name']);
    expect(mergeFields(base, { ...base, name: 'b' }, { ...base, name: 'b' }).conflicts).toEqual([]);
    expect(mergeFields(undefined, { ...base, name: 'b' }, base).conflicts).toEqual(['name']);
  });
});
