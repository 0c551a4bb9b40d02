import type { SelectNode } from '@getodk/xforms-engine';
import { describe, expect, it } from 'vitest';
import { compactLists } from '../src/engine/compact-lists.ts';
import { loadEngine } from '../src/engine/load-engine.ts';
import { findNode, setAnswer } from '../src/node.ts';
import { formXml, opened } from './support/workbook.ts';

const unions = (row: (i: number) => string) => Array.from({ length: 150 }, (_, i) => row(i)).join('\n');
const cascade = (more = '', filter = 'parent = ${division}') =>
  formXml(`
| survey |
| | type | name | label::English (en) | label::বাংলা (bn) | choice_filter | calculation |
| | select_one division | division | Division | বিভাগ | | |
| | select_one union | union | Union | ইউনিয়ন | ${filter} | |
${more}
| choices |
| | list_name | name | label::English (en) | label::বাংলা (bn) | parent | size |
| | division | a | Dhaka & "North" | ঢাকা | | |
| | division | b | Sylhet | সিলেট | | |
${unions((i) => `| | union | u${i} | Union <${i}> & "co" | ইউনিয়ন ${i} | ${['a', 'b', ''][i % 3]} | ${i % 5} |`)}
| settings |
| | default_language |
| | English (en) |`);

const optionsIn = (node: unknown) =>
  (node as SelectNode).currentState.valueOptions.map(({ value, label }) => [value, label.asString]);

/** The same form by the engine alone. */
async function untouched(xml: string) {
  const form = await (await loadEngine()).loadForm(xml);
  if (form.status === 'failure') throw form.error;
  return form.createInstance().root;
}

describe('a long list written shorter', () => {
  it.each(['', 'a', 'b'])('offers the same choices in the same order when the filter is "%s"', async (division) => {
    const xml = cascade();
    const [ours, theirs] = [(await opened(xml)).root, await untouched(xml)];
    expect(compactLists(xml).xml.length).toBeLessThan(xml.length * 0.7);
    for (const root of [ours, theirs]) setAnswer(findNode(root, '/data/division') as never, division);
    const offered = optionsIn(findNode(ours, '/data/union'));
    expect(offered).toEqual(optionsIn(findNode(theirs, '/data/union')));
    expect(offered).toHaveLength(division ? 50 : 0);
  });

  it('has its labels in every language', async () => {
    const { labels } = await opened(cascade());
    expect(labels.get('/data/union')?.get('u7')).toEqual({
      'English (en)': 'Union <7> & "co"',
      'বাংলা (bn)': 'ইউনিয়ন 7',
    });
  });

  it('keeps its labels where an expression asks for them', async () => {
    const xml = cascade("| | calculate | chosen | | | | jr:choice-name(${union}, '${union}') |");
    const form = await opened(xml);
    setAnswer(findNode(form.root, '/data/division') as never, 'a');
    setAnswer(findNode(form.root, '/data/union') as never, 'u3');
    expect(form.root.instanceState.instanceXML).toContain('<chosen>Union &lt;3&gt;');
    expect(form.labels.get('/data/union')).toBeUndefined();
  });

  it.each([
    [
      'it is looked into elsewhere',
      cascade("| | calculate | size | | | | instance('union')/root/item[name = ${union}]/size |"),
    ],
    ['its filter is more than one comparison', cascade('', "parent = ${division} and size = '1'")],
    ['it is short', cascade().replace(/<item><itextId>union-(?!\d<)[\s\S]*?<\/item>\s*/g, '')],
  ])('is left alone when %s', (_, xml) => {
    expect(compactLists(xml).xml).toContain("instance('union')/root/item[");
  });
});
