import { describe, expect, it } from 'vitest';
import { pictureOf, wrapped } from '~/features/logframe/definition/picture.ts';
import {
  connected,
  type Diagram,
  definitionOf,
  isTaken,
  parentsFor,
  tidied,
  withChild,
  without,
} from '~/features/logframe/definition/levels.ts';
import { fromTemplate, TEMPLATES } from '~/features/logframe/definition/templates.ts';

const values = (name: string, isActivity = false) => ({
  name,
  nameBn: '',
  description: '',
  color: '#f1c751',
  isActivity,
  isSdgBased: false,
});
const start = withChild([], 'a', null, values('Goal'));
const three = withChild(withChild(start, 'b', 'a', values('Outcome')), 'c', 'a', values('Activity', true));

describe('the levels of the diagram', () => {
  it('stand 140 beneath their parent, beside those that are there', () => {
    expect(three.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [0, 140],
      [176, 140],
    ]);
  });
  it('have a name each, whatever its case', () => {
    expect([isTaken(three, ' outCOME '), isTaken(three, 'Outcome', 'b'), isTaken(three, 'Output')]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('go with everything beneath them', () => {
    expect(without(withChild(three, 'd', 'b', values('Output')), 'b').map(({ id }) => id)).toEqual(['a', 'c']);
  });
  it('are sent with what they are stored as, new ones by their own name', () => {
    const stored: Diagram = three.map((level, i) =>
      i === 0 ? { ...level, id: '7', version: 2 } : { ...level, parent: '7' },
    );
    expect(definitionOf(61, stored).tree.map(({ id, parent, version }) => [id, parent, version])).toEqual([
      [7, null, 2],
      ['b', 7, undefined],
      ['c', 7, undefined],
    ]);
  });
  it('are tidied with parents in the middle, on the grid', () => {
    const tidy = tidied(three);
    expect(tidy.map(({ x, y }) => [x, y])).toEqual([
      [96, 0],
      [0, 140],
      [176, 140],
    ]);
    expect(tidied(tidy)).toEqual(tidy);
  });
  it.each(Object.keys(TEMPLATES) as (keyof typeof TEMPLATES)[])(
    'begin from the template %s with names of their own',
    (name) => {
      const levels = fromTemplate(name);
      expect(levels.filter(({ parent }) => parent === null)).toHaveLength(1);
      for (const level of levels) expect(isTaken(levels, level.name, level.id)).toBe(false);
    },
  );
});

describe('a level that is put beneath another one', () => {
  const deep = withChild(three, 'd', 'b', values('Output'));
  it('goes beneath neither itself, work, nor where nodes stand on it', () => {
    const ids = (id: string, levels = deep) => parentsFor(levels, id).map((level) => level.id);
    expect([ids('d'), ids('b'), ids('a')]).toEqual([['a'], [], []]);
    expect(
      ids(
        'd',
        deep.map((level) => (level.id === 'd' ? { ...level, nodeCount: 3 } : level)),
      ),
    ).toEqual([]);
  });
  it('takes along what is beneath it, and stands beside those that are there', () => {
    const moved = connected(withChild(deep, 'e', 'd', values('Indicator')), 'd', 'a');
    expect(moved.find(({ id }) => id === 'd')).toMatchObject({ parent: 'a', x: 352, y: 140 });
    expect(moved.find(({ id }) => id === 'e')).toMatchObject({ parent: 'd', x: 352, y: 280 });
    expect(connected(deep, 'b', 'd')).toBe(deep);
  });
});

describe('the picture of the diagram', () => {
  it('shows every level and line, and nothing of what people typed is markup', () => {
    const { svg, width, height } = pictureOf(withChild(three, 'd', 'b', values('A <b> of results')));
    expect(svg.match(/<text/g)).toHaveLength(4);
    expect(svg.match(/<path/g)).toHaveLength(3);
    expect(svg).toContain('A &#60;b&#62; of');
    expect([width, height]).toEqual([374, 412]);
  });
  it('breaks long names between words', () => {
    expect(wrapped('Sub-intermediate result of all', 18)).toEqual(['Sub-intermediate', 'result of all']);
  });
});
