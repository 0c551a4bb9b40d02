import type { Page } from '@playwright/test';
import { call } from '../../scripts/testing/api.ts';
import { expect } from './test.ts';
import { tokenFor } from './token.ts';

/** Takes out what the open dialog offers; the file as it is fetched by its uuid when it is ready. */
export async function takenOut(page: Page, url: string, title: string, address: string): Promise<Buffer> {
  const frame = page.getByRole('dialog', { name: title });
  const begun = page.waitForResponse((response) => response.url().endsWith(address));
  await frame.getByRole('button', { name: 'Start export' }).click();
  const { data } = (await (await begun).json()) as { data: { id: string } };
  const token = await tokenFor(url, 'fao.admin');
  let uuid: string | null = null;
  await expect(async () => {
    const task = await call<{ data: { fileUuid: string | null } }>(url, token, 'GET', `/task/${data.id}`);
    uuid = task.body.data.fileUuid;
    expect(uuid).not.toBeNull();
  }).toPass();
  await frame.getByRole('button', { name: 'Close' }).click();
  const file = await fetch(`${url}/msurvey/api/file/${uuid}`, { headers: { authorization: `Bearer ${token}` } });
  expect(file.status).toBe(200);
  return Buffer.from(await file.arrayBuffer());
}
