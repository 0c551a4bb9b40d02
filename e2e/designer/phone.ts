import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { PASSWORD } from '../../scripts/testing/api.ts';
import type { MadeForm } from '../forms/made.ts';

const OPENROSA = '/msurvey/openrosa';
const plain = (text: string) => text.replaceAll('&amp;', '&');
const tagIn = (xml: string, name: string) => plain(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(xml)?.[1] ?? '');

/**
 * What ODK Collect says to the server to get a form and to send a record of it: the list of forms, the form, its files, the
 * record. `answers` are written into the empty elements of those names.
 */
export async function collectOnPhone(
  url: string,
  form: MadeForm,
  username: string,
  answers: Readonly<Record<string, string>>,
): Promise<{ xml: string; instanceId: string }> {
  const headers = {
    authorization: `Basic ${Buffer.from(`${username}:${PASSWORD}`).toString('base64')}`,
    'x-openrosa-version': '1.0',
    'user-agent': 'org.odk.collect.android/v2026.2.1 Dalvik/2.1.0 (Linux; U; Android 14; SM-A155F)',
  };
  const get = async (address: string): Promise<string> => {
    const { pathname, search } = new URL(address, url);
    const response = await fetch(url + pathname + search, { headers });
    const text = await response.text();
    expect(response.status, `${address} ${text}`).toBe(200);
    return text;
  };
  const listed = [...(await get(`${OPENROSA}/formList`)).matchAll(/<xform>(.*?)<\/xform>/gs)].map(
    ([, one = '']) => one,
  );
  const mine = listed.find((one) => one.includes(`/forms/${form.formId}/`)) ?? '';
  expect(mine, 'in the list of forms').not.toBe('');
  const xml = await get(tagIn(mine, 'downloadUrl'));
  const manifest = tagIn(mine, 'manifestUrl');
  if (manifest)
    for (const [, file = ''] of (await get(manifest)).matchAll(/<downloadUrl>(.*?)<\/downloadUrl>/g))
      await get(plain(file));

  const [, instance = ''] = /<instance>\s*(<[\s\S]*?)<\/instance>/.exec(xml) ?? [];
  const instanceId = `uuid:${randomUUID()}`;
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  let record = instance.replace(/<([\w.-]+) jr:template="">[\s\S]*?<\/\1>/g, '');
  for (const [name, text] of Object.entries({ ...answers, instanceID: instanceId })) {
    expect(record, name).toContain(`<${name}/>`);
    record = record.replace(`<${name}/>`, `<${name}>${escaped(text)}</${name}>`);
  }
  const body = new FormData();
  body.append('xml_submission_file', new Blob([record], { type: 'text/xml' }), 'record.xml');
  const head = await fetch(`${url}${OPENROSA}/submission`, { method: 'HEAD', headers });
  expect(head.status).toBe(204);
  const sent = await fetch(`${url}${OPENROSA}/submission?deviceID=collect%3Ae2e`, { method: 'POST', headers, body });
  expect(sent.status, await sent.text()).toBe(201);
  return { xml, instanceId };
}
