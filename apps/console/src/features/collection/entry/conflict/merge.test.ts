// @vitest-environment jsdom
import { readInstance } from '@msurvey/web-form';
import { describe, expect, it } from 'vitest';
import { answersByPlace, compare } from '~/features/collection/entry/conflict/compare.ts';
import { merge } from '~/features/collection/entry/conflict/merge.ts';

const record = (inner: string) => `<data id="farm">${inner}<meta><instanceID>uuid:1</instanceID></meta></data>`;
const answers = (xml: string) => Object.fromEntries(answersByPlace(readInstance(xml)));

describe('the newest version with answers of mine', () => {
  const theirs = record('<name>Rahim</name><plot><crop>rice</crop><size>1</size></plot>');

  it('has those that were chosen, and the others as they were', () => {
    const mine = record('<name>Karim &amp; sons</name><plot><crop>jute</crop><size>2</size></plot>');
    expect(answers(merge(theirs, mine, ['/data/name', '/data/plot/size']))).toEqual({
      '/data/name': 'Karim & sons',
      '/data/plot/crop': 'rice',
      '/data/plot/size': '2',
    });
  });

  it('gets an item that only mine has as a whole, behind the others', () => {
    const mine = record(
      '<name/><plot><crop>rice</crop><size>1</size></plot><plot><crop>jute</crop><size>3</size></plot>',
    );
    const merged = merge(theirs, mine, ['/data/plot[2]/crop', '/data/plot[2]/size']);
    expect(answers(merged)).toMatchObject({
      '/data/plot[2]/crop': 'jute',
      '/data/plot[2]/size': '3',
      '/data/name': 'Rahim',
    });
    expect(merged.indexOf('jute')).toBeLessThan(merged.indexOf('meta'));
  });

  it('loses an item that mine removed, when all of it is chosen', () => {
    const two = record('<plot><crop>a</crop></plot><plot><crop>b</crop></plot>');
    const one = record('<plot><crop>a</crop></plot>');
    expect(answers(merge(two, one, ['/data/plot[2]/crop']))).toEqual({ '/data/plot/crop': 'a' });
  });

  const plots = ['<plot><crop>rice</crop><size/></plot>', '<plot><crop/><size>2</size></plot>'];
  const lists = ['', ...plots, ...plots.flatMap((a) => plots.map((b) => a + b)), plots.join('') + plots[0]];
  const records = ['', 'a', 'b &lt;&amp;'].flatMap((name) =>
    lists.map((list) => record(`<name>${name}</name>${list}`)),
  );
  const pairs = records.flatMap((mine) => records.map((other) => [mine, other] as const));

  it('with everything of mine chosen is mine, with nothing chosen is theirs', () => {
    for (const [mine, other] of pairs) {
      const paths = compare(mine, other, undefined).map(({ path }) => path);
      expect(compare(merge(other, mine, paths), mine, undefined)).toEqual([]);
      expect(compare(merge(other, mine, []), other, undefined)).toEqual([]);
    }
  });
});
