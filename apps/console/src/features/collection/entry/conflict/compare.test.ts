// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { compare, firstChoice } from '~/features/collection/entry/conflict/compare.ts';

const record = (inner: string, id = 'uuid:1') =>
  `<data id="farm" version="1">${inner}<meta><instanceID>${id}</instanceID></meta></data>`;
const base = record('<name>Rahim</name><age>40</age><plot><crop>rice</crop></plot>');

describe('two versions of a record', () => {
  it('differ where somebody changed an answer, and it is known who', () => {
    const mine = record('<name>Karim</name><age>41</age><plot><crop>rice</crop></plot>', 'uuid:2');
    const theirs = record('<name>Rahim</name><age>42</age><plot><crop>jute</crop></plot>', 'uuid:3');
    expect(compare(mine, theirs, base)).toEqual([
      { path: '/data/name', mine: 'Karim', theirs: 'Rahim', changedBy: 'mine' },
      { path: '/data/age', mine: '41', theirs: '42', changedBy: 'both' },
      { path: '/data/plot/crop', mine: 'rice', theirs: 'jute', changedBy: 'theirs' },
    ]);
    expect(compare(mine, theirs, base).map(firstChoice)).toEqual(['mine', 'theirs', 'theirs']);
  });

  it('are compared without what they were made from too; then the newest stands until somebody decides', () => {
    const [row] = compare(record('<name>Karim</name>'), record('<name>Rahim</name>'), undefined);
    expect(row).toEqual({ path: '/data/name', mine: 'Karim', theirs: 'Rahim', changedBy: undefined });
    expect(row && firstChoice(row)).toBe('theirs');
  });

  it('find the same item of a repeat whether it is alone or not', () => {
    const mine = record('<plot><crop>rice</crop></plot><plot><crop>jute</crop></plot>');
    expect(compare(mine, base, base)).toMatchObject([
      { path: '/data/name', mine: undefined, theirs: 'Rahim' },
      { path: '/data/age', mine: undefined, theirs: '40' },
      { path: '/data/plot[2]/crop', mine: 'jute', theirs: undefined, changedBy: 'mine' },
    ]);
  });

  it('do not differ by how a number is written', () => {
    const [whole, point] = [record('<n>3</n><m>12.5</m><p>017</p>'), record('<n>3.0</n><m>12.50</m><p>017</p>')];
    expect(compare(whole, point, undefined)).toEqual([]);
    expect(compare(record('<n>30</n>'), record('<n>3</n>'), undefined)).toHaveLength(1);
  });

  it('do not differ by a blank, nor by what names them', () => {
    expect(compare(record('<name/>', 'uuid:2'), record('', 'uuid:3'), undefined)).toEqual([]);
  });
});
