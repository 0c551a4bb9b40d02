import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../scripts/testing/samples.ts';
import { codeKey, nextCode } from './codes.ts';
import { edited, type TreeEdit } from './edits.ts';
import { nodeFlags } from './flags.ts';
import { isIndicatorLevel } from './levels.ts';
import { isTree, legalParents, moveFault, type PlacedNode } from './tree.ts';

const LEVELS = [
  { id: 1, parent: null, name: 'Goal', isActivity: false },
  { id: 2, parent: 1, name: 'Outcome', isActivity: false },
  { id: 3, parent: 2, name: 'Output', isActivity: false },
  { id: 4, parent: 3, name: 'Indicator', isActivity: false },
  { id: 5, parent: 3, name: 'Activity', isActivity: true },
];
const everybody = { isSuperUser: true, roleNames: [], permissions: new Set<string>() };

const step = fc.record({
  what: fc.constantFrom('add', 'add', 'add', 'move', 'move', 'delete', 'undo'),
  which: fc.nat(1000),
  where: fc.nat(1000),
  level: fc.nat(10),
  code: fc.constantFrom('1', '2', '১', ' 2', 'x', null),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const at = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(all.length, 1)];

function editOf(nodes: readonly PlacedNode[], nextId: number, { what, which, where, level, code }: Step): TreeEdit {
  const target = at(nodes, where);
  if (what === 'move') return { kind: 'move', id: at(nodes, which)?.id ?? 0, parent: target?.id ?? 0 };
  if (what === 'delete') return { kind: 'delete', id: at(nodes, which)?.id ?? 0 };
  const parent = which % 7 === 0 ? null : (target?.id ?? null);
  const legal = LEVELS.filter((one) => one.parent === (parent === null ? null : target?.level));
  // Now and then a level that does not belong there.
  const chosen = (level === 0 ? at(LEVELS, which) : at(legal, level))?.id ?? 1;
  const siblings = nodes.filter((node) => node.parent === parent).map((node) => node.code);
  return { kind: 'add', node: { id: nextId, parent, level: chosen, code: code ?? nextCode(null, siblings) } };
}

function holds(nodes: readonly PlacedNode[]): void {
  expect(isTree(nodes, LEVELS)).toBe(true);
  const places = nodes.map((node) => `${node.parent}/${codeKey(node.code)}`);
  expect(new Set(places).size).toBe(places.length);
  for (const node of nodes) {
    const level = LEVELS.find(({ id }) => id === node.level) as (typeof LEVELS)[number];
    const isIndicator = isIndicatorLevel(LEVELS, level);
    const flags = nodeFlags(everybody, { isIndicator, isActivity: level.isActivity, isAggregated: false }, false);
    const expected = level.name === 'Indicator';
    expect(flags).toEqual({ view: expected, dataCollection: expected, setting: expected });
  }
}

describe('any sequence of adding, moving, deleting and undoing', () => {
  it('keeps the tree a tree, with codes of their own beneath each parent and the flags of the policy', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => {
        let nodes: readonly PlacedNode[] = [];
        const before: (readonly PlacedNode[])[] = [];
        steps.forEach((one, index) => {
          if (one.what === 'undo') {
            nodes = before.pop() ?? nodes;
          } else {
            const result = edited(nodes, LEVELS, editOf(nodes, index + 1, one));
            if (typeof result !== 'string') {
              before.push(nodes);
              nodes = result;
              accepted += 1;
            }
          }
          holds(nodes);
        });
        const last = nodes;
        // Undone to the beginning, there is nothing left.
        while (before.length > 0) nodes = before.pop() as readonly PlacedNode[];
        expect(nodes).toEqual([]);
        for (const node of last)
          for (const to of last) {
            const fault = moveFault(last, LEVELS, { id: node.id, parent: to.id });
            const isLegal = legalParents(last, LEVELS, node.id).has(to.id);
            // What is lit can be dropped on, but for a code that is taken there; nothing else but the own parent can.
            if (isLegal) expect([undefined, 'code-taken']).toContain(fault);
            else if (to.id !== node.parent) expect(fault).toBe('wrong-parent');
          }
      }),
      { numRuns: samples(250) },
    );
    expect(accepted).toBeGreaterThan(200);
  });
});
