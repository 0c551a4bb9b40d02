import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as edit from '../../src/edit/index.ts';
import type { FormDocument, Operation } from '../../src/edit/index.ts';

const made = (labels: readonly string[]): FormDocument =>
  labels.reduce(
    (form, label) => {
      const { operations } = edit.add(form, { type: 'text', label });
      return edit.apply(form, operations).document;
    },
    edit.emptyDocument({ title: 'T', idString: 't' }),
  );
const keyOf = (form: FormDocument, name: string) => edit.tree(form).all.find((node) => node.name === name)?.key ?? '';
const done = (form: FormDocument, operations: readonly Operation[]) => edit.apply(form, operations).document;
const said = (before: FormDocument, after: FormDocument) =>
  edit.differences(before, after).map(({ sheet, row, kind, cells }) => [sheet, row.cells.name, kind, cells]);

describe('what differs between two states', () => {
  const form = made(['a', 'b', 'c', 'd']);

  it('is told by row: added, removed, changed with its cells, moved', () => {
    let after = done(form, edit.remove(form, [keyOf(form, 'b')]).operations);
    after = done(after, edit.setField(after, keyOf(after, 'c'), 'label', 'C!'));
    after = done(after, edit.move(after, [keyOf(after, 'a')], { after: keyOf(after, 'd') }).operations);
    after = done(after, edit.add(after, { type: 'text', label: 'e' }, edit.atEnd(after)).operations);
    expect(said(form, after)).toEqual([
      ['survey', 'c', 'changed', [{ column: 'label', before: 'c', after: 'C!' }]],
      ['survey', 'a', 'moved', []],
      ['survey', 'e', 'added', []],
      ['survey', 'b', 'removed', []],
    ]);
    expect(said(after, form).map(([, name, kind]) => [name, kind])).toEqual([
      ['a', 'moved'],
      ['b', 'added'],
      ['c', 'changed'],
      ['e', 'removed'],
    ]);
  });

  it('is nothing for the same state, and nothing is left out', () => {
    const cell = fc.tuple(fc.nat({ max: 3 }), fc.constantFrom('label', 'hint'), fc.constantFrom('x', 'y', null));
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 8 }), fc.shuffledSubarray(['a', 'b', 'c', 'd']), (cells, kept) => {
        let after = form;
        for (const [i, column, value] of cells)
          after = done(after, edit.setField(after, keyOf(form, 'abcd'[i] ?? 'a'), column as 'label', value));
        const gone = ['a', 'b', 'c', 'd'].filter((name) => !kept.includes(name)).map((name) => keyOf(form, name));
        if (gone.length > 0) after = done(after, edit.remove(after, gone).operations);
        const found = edit.differences(form, after);
        expect(edit.differences(after, after)).toEqual([]);
        expect(found.filter(({ kind }) => kind === 'removed').map(({ row }) => row.key)).toEqual(
          ['a', 'b', 'c', 'd'].map((name) => keyOf(form, name)).filter((key) => gone.includes(key)),
        );
        // what is said to have been before and to be after is what stands there
        for (const { row, kind, cells: changed } of found.filter((one) => one.kind === 'changed')) {
          const before = form.sheets[0]?.rows.find(({ key }) => key === row.key)?.cells ?? {};
          expect(kind).toBe('changed');
          const patched = { ...before };
          for (const { column, after: now } of changed) {
            if (now === undefined) delete patched[column];
            else patched[column] = now;
          }
          expect(patched).toEqual(row.cells);
        }
      }),
    );
  });
});

describe('a change that the server made in somebody’s name', () => {
  it('is taken back like their own, and what they did before it after it', () => {
    const form = made(['a']);
    let session = edit.openSession(form, 0);
    session = edit.commit(session, edit.setField(form, keyOf(form, 'a'), 'label', 'A'), { id: 'one' });
    const changed = session.document;
    session = edit.absorb(session, { version: 1, changes: edit.sending(session).changes }).session;
    const back = edit.apply(form, edit.setField(form, keyOf(form, 'a'), 'label', 'A')).inverse;
    const theirs = { id: 'theirs', operations: edit.setField(form, keyOf(form, 'a'), 'hint', 'H') };
    session = edit.absorbStep(session, { version: 3, changes: [theirs, { id: 'back', operations: back }] }, 'back');
    expect(session.document.sheets[0]?.rows[0]?.cells).toMatchObject({ label: 'a', hint: 'H' });
    session = edit.undo(session, 'undo 1');
    expect(session.document.sheets[0]?.rows[0]?.cells).toMatchObject({ label: 'A', hint: 'H' });
    expect(session.pending).toHaveLength(1);
    session = edit.undo(session, 'undo 2');
    expect(session.document.sheets[0]?.rows[0]?.cells).toMatchObject({ label: 'a', hint: 'H' });
    expect(changed).not.toBe(session.document);
  });

  it('is no step where the server did nothing', () => {
    const session = edit.openSession(made(['a']), 2);
    expect(edit.absorbStep(session, { version: 2, changes: [] }, 'back').past).toEqual([]);
  });
});

it('sends what is much in parts, and takes it back in one go', () => {
  const form = made(['a']);
  const operations = Array.from(
    { length: 9_000 },
    (_, i): Operation => ({ op: 'set', sheet: 'survey', row: keyOf(form, 'a'), column: 'label', value: `${i}` }),
  );
  const session = edit.commit(edit.openSession(form, 0), operations, { id: 'much' });
  expect(session.pending.map(({ id, operations: part }) => [id, part.length])).toEqual([
    ['much', 4000],
    ['much-1', 4000],
    ['much-2', 1000],
  ]);
  expect(session.pending.flatMap((change) => change.operations)).toEqual(operations);
  expect(edit.undo(session, 'back').document).toEqual(form);
});
