import { contract, type Operation, type OperationName } from '@msurvey/contract';
import { ALL_PERMISSIONS, PROJECT_SACP } from '@msurvey/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputFor } from '../census/project-inputs.ts';
import type { CollectClient } from '../collection/support/collect.ts';
import { setFormState, type TestForm } from '../collection/support/forms.queries.ts';
import { newInstanceId, recordOf } from '../collection/support/household.ts';
import { householdForm, phoneOf, picture } from '../collection/support/phone.ts';
import { countsOf, filesOf } from '../collection/support/state.queries.ts';
import type { Actor } from '../support/cast.ts';
import { personWithPermissions } from '../support/people.ts';
import { attacked, type Attacked } from './support/attacked.ts';
import { inTurns, size } from './support/size.ts';

const SECRET = 'Only-for-SACP';
let target: Attacked;
let form: TestForm;
let phone: CollectClient;
let other: CollectClient;
let stranger: Actor;
let nothing: Actor;
let xml: string;
const db = () => target.server.context.database.db;
const names = Object.keys(contract) as OperationName[];
const isGated = (name: OperationName) => {
  const o = contract[name] as Operation;
  return Boolean(o.project ?? o.form) && !o.upload && o.permission !== 'fao-admin';
};

const MARK = 2_000_000_011;
/** Also ids that no schema would let through. */
const withId = <T>(input: T, id: number): T =>
  JSON.parse(JSON.stringify(input), (_key, value) => (value === MARK ? id : value)) as T;

beforeAll(async () => {
  target = await attacked();
  form = await householdForm(target.server, 'collector');
  ({ phone } = await phoneOf(target.server, target.address, 'collector'));
  ({ phone: other } = await phoneOf(target.server, target.address, 'collector2'));
  stranger = await personWithPermissions(target.server, ALL_PERMISSIONS);
  nothing = await personWithPermissions(target.server, []);
  xml = recordOf(form, { instanceId: newInstanceId(), name: SECRET, photo: 'p.jpg' });
  expect((await phone.post({ xml, isIncomplete: true })).status).toBe(201);
});
afterAll(() => target?.server.close());

describe('foreign ids', () => {
  it('open nothing to somebody with every switch who is of no team, and tell nothing', async () => {
    const asked = names.filter(isGated).flatMap((name) => {
      const o = contract[name] as Operation;
      const id = o.form ? form.formId : PROJECT_SACP;
      return [id, 0, -1, 2_147_483_647, 1e300].slice(0, size(2, 5)).map((one) => ({ name, o, id: one }));
    });
    const heard = await inTurns(asked.length, 3, async (n) => {
      const { name, o, id } = asked[n] as (typeof asked)[number];
      const { params, query, body } = withId(inputFor(name, o, MARK), id);
      return { name, id, ...(await target.ask(stranger, name, { params, query, ...(o.body ? { body } : {}) })) };
    });
    expect(heard.filter((h) => h.status < 400 || h.status >= 500).map((h) => [h.name, h.id, h.status])).toEqual([]);
    expect(heard.filter((h) => h.text.includes(SECRET))).toEqual([]);
  });
});

describe('a role without switches', () => {
  it('reaches nothing that asks for one, whatever is sent', async () => {
    const asked = names.filter((name) => {
      const { permission } = contract[name] as Operation;
      return permission !== 'public' && permission !== 'signed-in';
    });
    const heard = await inTurns(asked.length, 3, async (n) => {
      const name = asked[n] as OperationName;
      const o = contract[name] as Operation;
      return { name, ...(await target.ask(nothing, name, o.body ? { body: { projectId: PROJECT_SACP } } : {})) };
    });
    expect(heard.filter((h) => h.status !== 403).map((h) => [h.name, h.status])).toEqual([]);
  });
});

describe('replay', () => {
  it('of a stored record brings nothing in: not by others, not into a closed form, not with files it does not name', async () => {
    const before = { counts: await countsOf(db(), form.formId), files: await filesOf(db(), form.formId) };
    const stray = { name: 'stray.jpg', bytes: picture(300) };
    const named = { name: 'p.jpg', bytes: picture(300) };
    const tries = [
      () => other.post({ xml, files: [named] }),
      () => phone.post({ xml, files: [stray] }),
      () => phone.post({ xml, files: [named, stray] }),
      () => other.post({ xml: xml.replace(SECRET, 'Forged') }),
      () => other.post({ xml: recordOf(form, { deprecatedId: /uuid:[\w-]+/.exec(xml)?.[0] ?? '', name: 'Forged' }) }),
    ];
    const refused = await inTurns(tries.length * size(2, 40), 8, (n) =>
      (tries[n % tries.length] as () => Promise<{ status: number }>)(),
    );
    expect(refused.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
    for (const closed of [{ isArchived: true }, { isActive: false }, { isUserActive: false }]) {
      await setFormState(db(), form, closed);
      expect((await phone.post({ xml, files: [named] })).status).toBe(409);
      await setFormState(db(), form, {});
    }
    expect(await countsOf(db(), form.formId)).toEqual(before.counts);
    expect(await filesOf(db(), form.formId)).toEqual(before.files);
  });

  it('of the same record by its own phone, many times at once, is one record and one answer', async () => {
    const fresh = recordOf(form, { photo: 'q.jpg' });
    const files = [{ name: 'q.jpg', bytes: picture(2000) }];
    const before = await countsOf(db(), form.formId);
    const answers = await inTurns(size(20, 200), 10, () => phone.post({ xml: fresh, files }));
    expect(new Set(answers.map((a) => `${a.status} ${a.text}`)).size).toBe(1);
    const after = await countsOf(db(), form.formId);
    expect([after.submissions, after.audit]).toEqual([before.submissions + 1, before.audit + 1]);
  });
});

it('the server itself has not failed once', () => {
  expect(target.failures).toEqual([]);
});
