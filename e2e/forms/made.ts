import { expect, type Page } from '@playwright/test';
import { call } from '../../scripts/testing/api.ts';
import { type MadeProject, newProject } from '../projects/made.ts';
import { type MadeWorkbook, small } from './workbooks.ts';
import { tokenFor } from '../support/token.ts';

export interface MadeXform extends MadeWorkbook {
  id: number;
}

/** A form of the library without the dialog; replaces one when told so. */
export async function upload(
  url: string,
  made: MadeWorkbook = small(),
  fields: Record<string, string> = {},
  username = 'fao.admin',
): Promise<MadeXform> {
  const token = await tokenFor(url, username);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('xls_file', new Blob([new Uint8Array(made.file.buffer)], { type: made.file.mimeType }), made.file.name);
  const path = fields.id_string ? '/msurvey/forms/change/submit/' : '/msurvey/forms/submit/';
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return { ...made, id: (JSON.parse(text) as { data: { id: number } }).data.id };
}

export interface MadeForm extends MadeProject {
  formId: number;
  xform: MadeXform;
  title: string;
}

/** A project of its own with one form in it: neither published nor active. */
export async function newForm(url: string, given?: MadeXform): Promise<MadeForm> {
  const project = await newProject(url);
  const xform = given ?? (await upload(url));
  const title = `${xform.title} here`;
  const organizations = await call<{ data: { orgId: number }[] }>(
    url,
    project.token,
    'POST',
    '/project/forms/import/organizations',
  );
  const { status, body } = await call<{ data: { id: number } }>(url, project.token, 'POST', '/project/forms/import', {
    id_string: xform.idString,
    form_title: title,
    project_id: project.id,
    organizations: [organizations.body.data[0]?.orgId],
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...project, formId: body.data.id, xform, title };
}

export async function setStatus(url: string, form: MadeForm, flags: { isPublished?: boolean; isActive?: boolean }) {
  const { status } = await call(url, form.token, 'PUT', '/project/form/status', { formId: form.formId, ...flags });
  expect(status).toBe(200);
}

export const settingsPath = (form: MadeForm): string =>
  `/project/${form.id}/form/${form.formId}/${form.xform.id}/settings`;

/** The row of a form, found by an id or a title that no other form has. */
export const rowWith = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Opens the upload panel of a new form and gives it a file. */
export async function chooseUpload(page: Page, file: MadeWorkbook['file']): Promise<void> {
  await page.getByRole('button', { name: 'Add New Form' }).first().click();
  await page.getByRole('button', { name: 'Upload XLS Form' }).click();
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
}
