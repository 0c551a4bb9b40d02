import { describe, expect, it } from 'vitest';
import {
  type OpenedForm,
  findNode,
  openForm,
  readInstance,
  serializeDraft,
  serializeSubmission,
  setAnswer,
} from '../src/node.ts';
import { formXml, opened } from './support/workbook.ts';

const FARM = formXml(`
| survey |
| | type | name | label | relevant | constraint | required | calculation |
| | text | name | Name | | | yes | |
| | integer | age | Age | | . > 17 | | |
| | select_multiple crops | crops | Crops | | | | |
| | text | why | Why no rice? | not(selected(\${crops}, 'rice')) | | | |
| | begin repeat | plot | Plot | | | | |
| | decimal | size | Size | | | | |
| | end repeat | | | | | | |
| | calculate | total | | | | | sum(\${size}) |
| | image | photo | Photo | | | | |
| choices |
| | list_name | name | label |
| | crops | rice | Rice |
| | crops | jute | Jute |
`);

const answer = (form: OpenedForm, path: string, text: string): boolean => {
  const node = findNode(form.root, path);
  if (!node) throw new Error(`no question at ${path}`);
  return setAnswer(node as never, text);
};
const valueAt = (xml: string, path: string) => readInstance(xml)?.answers.find((a) => a.path === path)?.value;

async function submitted(form: OpenedForm) {
  const result = await serializeSubmission(form);
  if (result.status !== 'complete') throw new Error(JSON.stringify(result.violations));
  return result.submission;
}

describe('a form without a screen', () => {
  it('gives the submission as it was filled, calculations included', async () => {
    const form = await opened(FARM);
    answer(form, '/data/name', 'Rahim & Söhne <Ltd>');
    answer(form, '/data/age', '40');
    answer(form, '/data/plot[1]/size', '1.5');
    (findNode(form.root, '/data/plot') as never as { parent: { addInstances(): void } }).parent.addInstances();
    answer(form, '/data/plot[2]/size', '2');
    const { xml, instanceId, deprecatedId, files } = await submitted(form);
    expect(valueAt(xml, '/data/name')).toBe('Rahim & Söhne <Ltd>');
    expect(valueAt(xml, '/data/plot[2]/size')).toMatch(/^2(\.0)?$/);
    expect(valueAt(xml, '/data/total')).toBe('3.5');
    expect(instanceId).toMatch(/^uuid:/);
    expect({ deprecatedId, files }).toEqual({ deprecatedId: null, files: [] });
  });

  it('says which questions keep it from being finished', async () => {
    const form = await opened(FARM);
    answer(form, '/data/age', '12');
    const result = await serializeSubmission(form);
    expect(result.status === 'incomplete' && result.violations.map(({ path, condition }) => [path, condition])).toEqual(
      [
        ['/data/name', 'required'],
        ['/data/age', 'constraint'],
      ],
    );
  });

  it('tells when a question does not take an answer', async () => {
    const form = await opened(FARM);
    expect(answer(form, '/data/age', '99999999999')).toBe(false);
    expect(answer(form, '/data/crops', 'wheat')).toBe(false);
    expect(answer(form, '/data/crops', 'rice')).toBe(true);
  });

  it('edits a submission into a new revision that names the old one, files and all', async () => {
    const form = await opened(FARM);
    answer(form, '/data/name', 'Rahim');
    const photo = findNode(form.root, '/data/photo') as never as { setValue(file: File | null): void };
    photo.setValue(new File(['jpeg'], 'DSC 1.JPG', { type: 'image/jpeg' }));
    const first = await submitted(form);
    expect(first.files.map((f) => f.name)).toEqual([valueAt(first.xml, '/data/photo')]);
    expect(first.files[0]?.name).toMatch(/^\d+\.jpg$/);

    const edited = await opened(FARM, { instance: { kind: 'submission', xml: first.xml, files: first.files } });
    answer(edited, '/data/name', 'Karim');
    await new Promise((done) => setTimeout(done, 20));
    const second = await submitted(edited);
    expect(second.deprecatedId).toBe(first.instanceId);
    expect(second.instanceId).not.toBe(first.instanceId);
    expect(await second.files[0]?.text()).toBe('jpeg');
  });

  it('asks for the files of questions that take files, and for no other answer that looks like one', async () => {
    const form = await opened(FARM);
    answer(form, '/data/name', 'Rahim.jpg');
    answer(form, '/data/plot[1]/size', '12.5');
    (findNode(form.root, '/data/photo') as never as { setValue(file: File): void }).setValue(
      new File(['jpeg'], 'a.jpg'),
    );
    const first = await submitted(form);
    const asked: string[] = [];
    const files = async (name: string) => {
      asked.push(name);
      return new Blob(['jpeg'], { type: 'image/jpeg' });
    };
    await opened(FARM, { instance: { kind: 'submission', xml: first.xml, files } });
    expect(asked).toEqual([valueAt(first.xml, '/data/photo')]);
  });

  it('removes a file of the submission being edited', async () => {
    const form = await opened(FARM);
    answer(form, '/data/name', 'Rahim');
    (findNode(form.root, '/data/photo') as never as { setValue(file: File): void }).setValue(
      new File(['jpeg'], 'a.jpg'),
    );
    const first = await submitted(form);
    const edited = await opened(FARM, { instance: { kind: 'submission', xml: first.xml, files: first.files } });
    await new Promise((done) => setTimeout(done, 20));
    answer(edited, '/data/photo', '');
    const second = await submitted(edited);
    expect(valueAt(second.xml, '/data/photo')).toBe('');
    expect(second.files).toEqual([]);
  });

  it('goes on with a draft under the same id', async () => {
    const form = await opened(FARM);
    answer(form, '/data/name', 'Rahim');
    const draft = serializeDraft(form);
    const again = await opened(FARM, { instance: { kind: 'draft', xml: draft.xml, files: draft.files } });
    const { instanceId, deprecatedId, xml } = await submitted(again);
    expect({ instanceId, deprecatedId }).toEqual({ instanceId: draft.instanceId, deprecatedId: null });
    expect(valueAt(xml, '/data/name')).toBe('Rahim');
  });

  it.each([
    ['unreadable', '<h:html><h:head>'],
    ['not-a-form', 'hello'],
    ['encrypted', FARM.replace('<model', '<model><submission base64RsaPublicKey="abc"/></model><model')],
    ['engine', FARM.replace('selected(', 'no-such-function(')],
  ])('refuses a form that is %s, with a reason', async (reason, xml) => {
    expect(await openForm(xml)).toMatchObject({ status: 'refused', reason });
  });

  it('refuses an instance that is of no form', async () => {
    expect(await openForm(FARM, { instance: { kind: 'submission', xml: '<<' } })).toMatchObject({ reason: 'instance' });
  });
});
