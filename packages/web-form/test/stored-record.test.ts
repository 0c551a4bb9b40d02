import type { RepeatRangeUncontrolledNode, SelectNode } from '@getodk/xforms-engine';
import { describe, expect, it } from 'vitest';
import {
  findNode,
  type GivenInstance,
  type OpenedForm,
  type OpenOptions,
  readInstance,
  serializeDraft,
  serializeSubmission,
  setAnswer,
} from '../src/node.ts';
import { formXml, opened } from './support/workbook.ts';

const FARM = formXml(`
| survey |
| | type | name | label | relevant | constraint | required | calculation | choice_filter | default |
| | text | remark | Remark | | | | | | |
| | select_one districts | district | District | | | yes | | | |
| | select_one_from_file groups.csv | group | Group | | | yes | | district = \${district} | |
| | select_multiple crops | crops | Crops | | | | | | |
| | select_one crops or_other | main | Main crop | | | | | | |
| | begin repeat | plot | Plot | | | | | | |
| | decimal | size | Size | | | | | | |
| | select_one_from_file groups.csv | tenant | Tenant | | | | | district = \${district} | |
| | end repeat | | | | | | | | |
| | integer | old | How many cows? | \${remark} = 'cows' | | | | | |
| | date | day | Day | | | | | | today() |
| | calculate | seen | | | | | concat(\${remark}, ' on ', today()) | | |
| | image | photo | Photo | | | yes | | | |
| choices |
| | list_name | name | label |
| | crops | rice | Rice |
| | crops | jute | Jute |
| | districts | d1 | One |
| | districts | d2 | Two |
`);
const GROUPS = 'name,label,district\r\ng1,First,d1\r\ng2,Second,d2\r\n';
const attachments = async () => new Blob([GROUPS], { type: 'text/csv' });

const record = (inner: string, root = `<?xml version='1.0' ?><data id="elsewhere" version="old">`) =>
  `${root}${inner}<meta><instanceID>uuid:1</instanceID><audit>audit.csv</audit></meta></data>`;
const STORED = record(
  `<remark> two  lines &amp; more&#13;
</remark><district>d9</district><group>g9</group><crops>wheat rice</crops><main>other</main><main_other>Tea</main_other>
<plot><size>3</size><tenant>g7</tenant></plot><plot><size>12.50</size><tenant>g1</tenant></plot>
<old>7</old><day>2020-02-29</day><seen>then</seen><photo>a.jpg</photo><gone><deep>was asked once</deep></gone>`,
);

const open = (instance: Partial<GivenInstance> = {}, more: OpenOptions = {}) =>
  opened(FARM, { attachments, instance: { kind: 'submission', xml: STORED, ...instance }, ...more });
const answers = (xml: string) =>
  Object.fromEntries(
    (readInstance(xml)?.answers ?? [])
      .filter(({ path, value }) => value !== '' && !/instanceID|deprecatedID/.test(path))
      .map(({ path, value }) => [path, value]),
  );
const answer = (form: OpenedForm, path: string, text: string) => setAnswer(findNode(form.root, path) as never, text);
const offered = (form: OpenedForm, path: string) =>
  (findNode(form.root, path) as SelectNode).currentState.valueOptions.map((o) => [o.value, o.label.asString]);
async function saved(form: OpenedForm): Promise<string> {
  const result = await serializeSubmission(form);
  if (result.status !== 'complete') throw new Error(JSON.stringify(result.violations));
  return result.submission.xml;
}

describe('a record that is opened and saved again', () => {
  it('is the same to the letter when nobody changed anything', async () => {
    const xml = await saved(await open());
    expect(answers(xml)).toEqual(answers(STORED));
    expect(readInstance(xml)).toMatchObject({ deprecatedId: 'uuid:1', version: 'old' });
    expect(readInstance(xml)?.instanceId).not.toBe('uuid:1');
  });

  it('changes where somebody changed it, and in what is calculated from that, and nowhere else', async () => {
    const form = await open();
    answer(form, '/data/remark', 'Seen');
    const { '/data/seen': calculated, ...others } = answers(await saved(form));
    expect(calculated).toMatch(/^Seen on \d{4}-/);
    const { '/data/seen': before, ...unchanged } = answers(STORED);
    expect(before).toBe('then');
    expect(others).toEqual({ ...unchanged, '/data/remark': 'Seen' });
  });

  it('finds its own choices in its lists, by their names where these are known', async () => {
    const nameChoice = (path: string, code: string) => (path === '/data/group' ? `Group ${code}` : undefined);
    const form = await open({ nameChoice });
    expect(offered(form, '/data/group')).toEqual([['g9', 'Group g9']]);
    expect(offered(form, '/data/district')).toContainEqual(['d9', 'd9']);
    expect((findNode(form.root, '/data/crops') as SelectNode).currentState.value).toEqual(['wheat', 'rice']);
    expect(form.lostAnswers).toEqual([]);
  });

  it('offers them no longer when the answer that the list is filtered by is another', async () => {
    const form = await open();
    answer(form, '/data/district', 'd2');
    expect(offered(form, '/data/group')).toEqual([['g2', 'Second']]);
    answer(form, '/data/group', 'g2');
    const after = answers(await saved(form));
    expect([after['/data/district'], after['/data/group']]).toEqual(['d2', 'g2']);
    answer(form, '/data/district', 'd9');
    expect(offered(form, '/data/group')).toEqual([['g9', 'g9']]);
  });

  it('gives up a choice when somebody picks another', async () => {
    const form = await open();
    answer(form, '/data/crops', 'rice jute');
    expect(answers(await saved(form))['/data/crops']).toBe('rice jute');
  });

  it('says which answers it does not show, and that they stay', async () => {
    const { keptAnswers } = await open();
    expect(keptAnswers.map(({ path }) => path)).toEqual(['/data/old', '/data/gone/deep']);
  });

  it('keeps answers of the items that are left when one is removed, and loses those of the removed one', async () => {
    const form = await open();
    const range = form.root.currentState.children.find((node) => node.currentState.reference === '/data/plot');
    (range as RepeatRangeUncontrolledNode).removeInstances(0);
    const after = answers(await saved(form));
    expect([after['/data/plot/size'], after['/data/plot/tenant']]).toEqual(['12.50', 'g1']);
    expect(Object.keys(after).filter((path) => path.includes('plot['))).toEqual([]);
  });

  it('keeps a file that cannot be fetched now, also where one is required', async () => {
    const form = await open({ files: async () => null });
    answer(form, '/data/remark', 'Seen');
    expect(answers(await saved(form))['/data/photo']).toBe('a.jpg');
  });

  it('drops what no longer applies because of an answer that somebody changed', async () => {
    const cows = record(
      '<remark>cows</remark><district>d1</district><group>g1</group><old>7</old><photo>a.jpg</photo>',
    );
    const form = await open({ xml: cows });
    answer(form, '/data/remark', 'none left');
    expect(answers(await saved(form))['/data/old']).toBeUndefined();
  });

  it('goes on from its draft with everything that it had, and with what was removed still removed', async () => {
    const first = await open();
    answer(first, '/data/crops', 'wheat');
    answer(first, '/data/main', '');
    const draft = serializeDraft(first);
    const again = await open({ kind: 'draft', isEdit: true, xml: draft.xml });
    const after = answers(await saved(again));
    const { '/data/main': main, '/data/main_other': other, ...others } = answers(STORED);
    expect([main, other]).toEqual(['other', 'Tea']);
    expect(after).toEqual({ ...others, '/data/crops': 'wheat', '/data/seen': 'then' });
  });

  it('says of an answer whose question has become a group that it cannot be kept', async () => {
    const xml = record('<plot>was a text once</plot><district>d1</district><group>g1</group><photo>a.jpg</photo>');
    expect((await open({ xml })).lostAnswers).toEqual([{ path: '/data/plot', value: 'was a text once' }]);
  });
});
