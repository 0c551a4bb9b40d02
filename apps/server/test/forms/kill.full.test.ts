import { setTimeout as pause } from 'node:timers/promises';
import { writeWorkbook } from '@msurvey/xlsform/write';
import { expect, it } from 'vitest';
import { largeForm } from '../../../../bench/support/large-form.ts';
import { call, login } from '../../../../scripts/testing/api.ts';
import type { ServerProcess } from '../../../../scripts/testing/server-process.ts';
import { realServers } from '../processes/support.ts';

const ROUNDS = 4;
const { startReady } = realServers();

/** Large enough to be killed in the middle of; with a list that becomes a file of its own. */
function formFile(id: string): Uint8Array {
  const form = largeForm(250);
  const settings = form.sheets.find((sheet) => sheet.name === 'settings')?.rows[0];
  if (settings) settings.cells.form_id = id;
  const survey = form.sheets.find((sheet) => sheet.name === 'survey');
  survey?.headers.push('choice_filter');
  survey?.rows.push({
    row: 5000,
    cells: { type: 'select_one_external places', name: 'place', 'label::English (en)': 'Place', choice_filter: 'a=1' },
  });
  const cells = { list_name: 'places', name: 'p', label: 'P', a: '1' };
  form.sheets.push({ name: 'external_choices', headers: Object.keys(cells), rows: [{ row: 2, cells }] });
  return writeWorkbook(form);
}

const post = (server: ServerProcess, token: string, path: string, body: FormData | object) =>
  fetch(`${server.url}/msurvey/forms/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });

async function upload(server: ServerProcess, token: string, bytes: Uint8Array): Promise<boolean> {
  const body = new FormData();
  body.append('xls_file', new Blob([new Uint8Array(bytes)]), 'large.xlsx');
  try {
    const answer = await post(server, token, 'submit/', body);
    const { errors } = (await answer.json()) as { errors?: unknown };
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(errors)}`);
    return true;
  } catch (error) {
    if (server.isRunning && String(error).includes('refused:')) throw error;
    return false;
  }
}

it('a server killed in the middle of uploads has each form whole or not at all', async () => {
  const server = await startReady();
  const { token } = await login(server.url, 'superadmin');
  const files = new Map<string, Uint8Array>();
  const acknowledged = new Set<string>();
  const began = performance.now();
  const send = async (id: string) => {
    const bytes = formFile(id);
    files.set(id, bytes);
    if (await upload(server, token, bytes)) acknowledged.add(id);
  };
  await send('kill-0');
  expect(acknowledged).toContain('kill-0');
  const takes = performance.now() - began;
  for (let round = 1; round <= ROUNDS; round++) {
    const sent = [send(`kill-${round}a`), send(`kill-${round}b`)];
    await pause((takes * round) / ROUNDS);
    await server.kill9();
    await Promise.all(sent);
    await server.start();
  }
  const { body } = await call<{ data: { idString: string; version: number; missingMedia: number }[] }>(
    server.url,
    token,
    'POST',
    '/project/forms/template-list',
    { pageSize: 100 },
  );
  const there = body.data.filter(({ idString }) => idString.startsWith('kill-'));
  expect([...acknowledged].filter((id) => !there.some(({ idString }) => idString === id))).toEqual([]);
  for (const { idString: id_string, version, missingMedia } of there) {
    expect({ version, missingMedia }).toEqual({ version: 1, missingMedia: 0 });
    const xml = await post(server, token, 'download/', { id_string, type: 'xml' });
    expect(await xml.text()).toContain(`id="${id_string}"`);
    const xls = await post(server, token, 'download/', { id_string, type: 'xls' });
    expect(Buffer.from(await xls.arrayBuffer()).equals(Buffer.from(files.get(id_string) as Uint8Array))).toBe(true);
    expect((await post(server, token, 'media/download', { id_string, name: 'itemsets.csv' })).status).toBe(200);
  }
  // What was not stored does not stand in the way of storing it.
  for (const id of files.keys()) {
    if (there.some(({ idString }) => idString === id)) continue;
    expect(await upload(server, token, files.get(id) as Uint8Array)).toBe(true);
  }
});
