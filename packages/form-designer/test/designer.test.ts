import { add, emptyDocument, field, openSession, outline, remove, setField, tree } from '@msurvey/xlsform/edit';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeBehind, placeOf, spotAt } from '../src/canvas/drop.ts';
import { moveSteps } from '../src/canvas/move-steps.ts';
import { linesOf } from '../src/canvas/rows.ts';
import { setLabel } from '../src/state/labels.ts';
import { Designer } from '../src/state/designer.ts';

let designer: Designer;
const form = () => designer.get().document;
const put = (type: string, label?: string, place?: Parameters<typeof add>[2]): string => {
  designer.edit(
    add(form(), { type, ...(label ? { label } : {}) }, place ?? placeBehind(form(), designer.get().active)),
  );
  return designer.get().active as string;
};
const names = () => tree(form()).all.map(({ name, depth }) => `${'  '.repeat(depth)}${name}`);

beforeEach(() => {
  designer = new Designer(openSession(emptyDocument({ title: 'T', idString: 't' }), 0), new Set(['stored']));
});

describe('the name of an answer', () => {
  it('follows what is asked while it is made from it, and its list with it', () => {
    const key = put('select_one');
    setLabel(designer, key, '', 'Dis');
    setLabel(designer, key, '', 'District');
    expect(tree(form()).byKey.get(key)).toMatchObject({ name: 'district', type: 'select_one district' });
  });

  it('is made of a Bengali question, too', () => {
    const key = put('text');
    setLabel(designer, key, '', 'বয়স কত?');
    expect(tree(form()).byKey.get(key)?.name).toMatch(/^boyos_kot/);
  });

  it('stays when it was given by hand, or when answers are stored under it', () => {
    const key = put('text', 'One');
    designer.edit(setField(form(), key, 'name' as 'label', 'mine'));
    setLabel(designer, key, '', 'Two');
    expect(tree(form()).byKey.get(key)?.name).toBe('mine');
    const other = put('text', 'Stored');
    setLabel(designer, other, '', 'Something else');
    expect(tree(form()).byKey.get(other)?.name).toBe('stored');
  });
});

describe('taking back', () => {
  it('gives back what was, typing in one cell in one go', () => {
    const key = put('text');
    const before = form();
    for (const text of ['N', 'Na', 'Name']) setLabel(designer, key, '', text);
    designer.undo();
    expect(form()).toEqual(before);
    designer.redo();
    expect(field(form(), tree(form()).byKey.get(key)?.row as never, 'label')).toBe('Name');
  });

  it('does not look at what is gone', () => {
    put('text', 'One');
    const key = put('text', 'Two');
    expect(designer.get().active).toBe(key);
    designer.undo();
    expect(designer.get().active).not.toBe(key);
    expect([...designer.get().selected]).not.toContain(key);
  });
});

it('looks at the group whose last question was taken out', () => {
  const group = put('begin_group', 'House');
  const inside = put('text', 'Inside');
  designer.edit(remove(form(), [inside]));
  expect(designer.get().active).toBe(group);
});

describe('where something goes', () => {
  it('is behind what one looks at, or into a group that is still empty', () => {
    put('text', 'One');
    put('begin_group', 'House');
    put('text', 'Inside');
    expect(names()).toEqual(['one', 'house', '  inside']);
  });

  it('is as the pointer means', () => {
    const one = put('text', 'One');
    const group = put('begin_group', 'House');
    const node = tree(form()).byKey.get(group);
    if (!node) throw new Error('no group');
    expect(spotAt(node, false, 0.1)).toEqual({ key: group, where: 'before' });
    expect(spotAt(node, false, 0.8)).toEqual({ key: group, where: 'inside' });
    expect(spotAt(node, true, 0.9)).toEqual({ key: group, where: 'after' });
    expect(placeOf(form(), { key: group, where: 'before' })).toEqual({ after: one });
    expect(placeOf(form(), { key: one, where: 'before' })).toEqual({ after: null });
  });

  it('goes a step at a time by keyboard, out of a group at its edge, several as one', () => {
    const one = put('text', 'One');
    const two = put('text', 'Two');
    put('begin_group', 'House');
    const three = put('text', 'Three');
    designer.edit(moveSteps(form(), [three], 'up'));
    expect(names()).toEqual(['one', 'two', 'three', 'house']);
    designer.edit(moveSteps(form(), [one, two], 'down'));
    expect(names()).toEqual(['three', 'one', 'two', 'house']);
    designer.edit(moveSteps(form(), [one, two], 'up'));
    expect(names()).toEqual(['one', 'two', 'three', 'house']);
    expect(designer.edit(moveSteps(form(), [one, two], 'up'))).toBe(false);
  });
});

it('hides what is folded away, and opens it for whoever goes there', () => {
  const group = put('begin_group', 'House');
  const inside = put('text', 'Inside');
  designer.fold(group, true);
  expect(linesOf(form(), designer.get().folded).map(({ node }) => node.key)).toEqual([group]);
  designer.look(inside);
  expect(linesOf(form(), designer.get().folded).map(({ node }) => node.key)).toEqual([group, inside]);
  expect(outline(form())).toHaveLength(1);
});
