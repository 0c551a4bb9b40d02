import { readWorkbook } from '@msurvey/xlsform/read';
import { writeWorkbook } from '@msurvey/xlsform/write';
import { afterAll, describe, expect, it } from 'vitest';
import { lastAudit } from '../support/audit.queries.ts';
import { type Actor, fill } from '../support/cast.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { upload } from '../support/upload.ts';
import { accessCast } from './access-cast.ts';

const { server, superUser, ids } = await accessCast({ jobs: true });
afterAll(() => server.close());

const headers = [
  'First name',
  'Last name',
  'Username',
  'E-mail',
  'Phone',
  'Organization',
  'Roles',
  'Location',
  'Password',
];
const row = (username: string, over: Record<string, string> = {}): Record<string, string> => ({
  'First name': 'Halima',
  'Last name': 'Akter',
  Username: username,
  'E-mail': `${username}@msurvey.example`,
  Organization: 'DAE',
  Roles: 'data collector; validator',
  ...over,
});
const workbook = (rows: Record<string, string>[]) =>
  writeWorkbook({ sheets: [{ name: 'Users', headers, rows: rows.map((cells, i) => ({ row: i + 2, cells })) }] });
const send = (bytes: Uint8Array, name = 'people.xlsx', actor = superUser) =>
  upload(server, actor, 'uploadUsers', { field: 'xls_file', name, bytes });
const fetchFile = async (actor: Actor, uuid: string) =>
  server.app.inject({
    url: fill('/msurvey/api/file/:uuid', { uuid }),
    headers: { authorization: `Bearer ${actor.token}` },
  });

describe('a spreadsheet of users', () => {
  it('creates all of them, invites those without a password and lets the others sign in', async () => {
    const bytes = workbook([row('halima.1'), row('halima.2', { Password: 'a good one', Phone: '01712345678' })]);
    const { status, body } = await send(bytes);
    expect(status).toBe(200);
    expect(body.data).toEqual({ created: 2, faults: [], workbook: null });
    expect((await server.as('halima.2', 'a good one')).token).toBeTruthy();
    const [mail] = await mailTo(server, 'halima.1@msurvey.example');
    expect(await mailTo(server, 'halima.2@msurvey.example')).toEqual([]);
    const { body: found } = await superUser.call('users', { body: { name: 'halima.1' } });
    expect(found.data[0]?.roles.map((r) => r.name)).toEqual(['data collector', 'validator']);
    const { db } = server.context.database;
    expect(await lastAudit(db, 'user', await ids.user('halima.1'))).toMatchObject({ action: 'create' });
    expect(await lastAudit(db, 'user', null)).toMatchObject({
      action: 'upload',
      after: { file: 'people.xlsx', created: 2 },
    });
    const { id } = linkIn(mail, 'new-password');
    expect((await server.nobody.call('resetPassword', { body: { id, password: 'her choice' } })).status).toBe(204);
  });

  it('with one fault creates nobody and comes back with the faults written in', async () => {
    const bytes = workbook([
      row('halima.3'),
      row('collector', { 'E-mail': 'nonsense' }),
      row('halima.4', { Organization: 'Nowhere' }),
      row('HALIMA.3', { 'E-mail': 'other@msurvey.example' }),
    ]);
    const { status, body } = await send(bytes);
    expect(status).toBe(200);
    expect(body.data.created).toBe(0);
    expect(body.data.faults).toEqual([
      { row: 3, column: 'Username', message: 'This user name is taken. Please choose another.' },
      { row: 3, column: 'E-mail', message: 'Email is invalid' },
      { row: 4, column: 'Organization', message: 'Organization does not exist' },
      { row: 5, column: 'Username', message: 'This user name is taken. Please choose another.' },
    ]);
    expect((await superUser.call('users', { body: { name: 'halima.3' } })).body.meta.count).toBe(0);

    const file = await fetchFile(superUser, body.data.workbook);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toContain('people-faults.xlsx');
    const text = file.rawPayload.toString('latin1');
    expect(text).toMatch(/xl\/comments/);
    const again = readWorkbook(file.rawPayload, 'people-faults.xlsx');
    expect(again.workbook?.sheets[0]?.rows).toHaveLength(4);

    const faoAdmin = await server.as('fao.admin');
    expect((await fetchFile(faoAdmin, body.data.workbook)).statusCode).toBe(404);
  });

  it('may be a text file, whose faults come back as a workbook', async () => {
    const csv = (roles: string) =>
      Buffer.from(
        `First name,Last name,Username,E-mail,Organization,Roles\nজাহানারা,"বেগম, মোছা",jahanara,jahanara@msurvey.example,DAE,${roles}\n`,
      );
    const faulty = await send(csv('cook'), 'people.csv');
    expect(faulty.body.data.faults).toEqual([{ row: 2, column: 'Roles', message: 'Roles does not exist: cook' }]);
    const file = await fetchFile(superUser, faulty.body.data.workbook);
    const read = readWorkbook(file.rawPayload, 'a.xlsx');
    expect(read.workbook?.sheets[0]?.rows[0]?.cells['Last name']).toBe('বেগম, মোছা');
    const good = await send(csv('admin'), 'people.csv');
    expect(good.body.data.created).toBe(1);
  });

  it('that is no spreadsheet, is empty or too long is refused in words', async () => {
    const detail = (answer: { body: { errors: { detail: string }[] } }) => answer.body.errors[0]?.detail;
    expect(detail(await send(Buffer.from('hello'), 'people.pdf'))).toBe(
      'Only these kinds of file can be uploaded: .xlsx, .xls, .csv',
    );
    expect(detail(await send(Buffer.from('PK\u0003\u0004 broken'), 'people.xlsx'))).toMatch(
      /^The file could not be read: /,
    );
    expect(detail(await send(workbook([])))).toBe('The file holds no rows.');
    const many = workbook(Array.from({ length: 2001 }, (_, i) => row(`many.${i}`)));
    expect(detail(await send(many))).toBe('This is too large. At most 2000 rows can be sent.');
  });

  it('is for the super-user alone', async () => {
    const faoAdmin = await server.as('fao.admin');
    expect((await send(workbook([row('halima.9')]), 'people.xlsx', faoAdmin)).status).toBe(403);
  });

  it('starts from a template that lists organisations and roles, and that can be sent as it is', async () => {
    const response = await server.app.inject({
      url: '/msurvey/api/super-user/user/template',
      headers: { authorization: `Bearer ${superUser.token}` },
    });
    expect(response.statusCode).toBe(200);
    const { workbook: template } = readWorkbook(response.rawPayload, 'users.xlsx');
    expect(template?.sheets.map((sheet) => sheet.name)).toEqual(['Users', 'Organizations', 'Roles']);
    expect(template?.sheets[0]?.headers).toEqual(headers);
    expect(template?.sheets[2]?.rows.length).toBeGreaterThan(20);
    expect((await send(response.rawPayload)).body.data).toMatchObject({ created: 1 });
  });
});
