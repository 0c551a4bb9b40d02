import { contract, type XformRow } from '@msurvey/contract';
import type { Workbook } from '@msurvey/xlsform';
import { writeWorkbook } from '@msurvey/xlsform/write';
import type { Actor, Failure, TestServer } from '../support/cast.ts';
import { upload } from '../support/upload.ts';

type Rows = Record<string, string>[];

/** A workbook of these rows; the headers are those of the cells, in the order they come up. */
export function bookOf(survey: Rows, choices: Rows = [], settings: Record<string, string> = {}): Workbook {
  const sheet = (name: string, rows: Rows) => ({
    name,
    headers: [...new Set(rows.flatMap((row) => Object.keys(row)))],
    rows: rows.map((cells, i) => ({ row: i + 2, cells })),
  });
  return {
    sheets: [
      sheet('survey', survey),
      ...(choices.length > 0 ? [sheet('choices', choices)] : []),
      ...(Object.keys(settings).length > 0 ? [sheet('settings', [settings])] : []),
    ],
  };
}

const NAME = { type: 'text', name: 'name', label: 'Name' };
export const AGE = { type: 'integer', name: 'age', label: 'Age' };
export const xlsx = (...of: Parameters<typeof bookOf>): Uint8Array => writeWorkbook(bookOf(...of));
/** A form with one or more questions of this id. */
export const formFile = (id: string, more: Rows = [], settings: Record<string, string> = {}): Uint8Array =>
  xlsx([NAME, ...more], [], { form_id: id, form_title: `Form ${id}`, ...settings });

export interface Sent<T> {
  status: number;
  data: T;
  errors: (Failure['errors'][number] & { meta?: Record<string, unknown> })[];
  codes: string[];
}
export type Stored = XformRow & { warnings: { code: string; message: string }[] };

async function send<T>(
  server: TestServer,
  who: Actor,
  name: 'submitForm' | 'replaceForm' | 'checkForm' | 'uploadFormMedia',
  file: { name: string; bytes: Uint8Array },
  fields: Record<string, string>,
): Promise<Sent<T>> {
  const { field } = contract[name].upload;
  const { status, body } = await upload(server, who, name, { field, ...file }, fields);
  const errors = body.errors ?? [];
  return { status, data: body.data, errors, codes: errors.map((e: { code: string }) => e.code) };
}

export const submit = (
  server: TestServer,
  who: Actor,
  bytes: Uint8Array,
  { name = 'form.xlsx', ...fields }: Record<string, string> = {},
) => send<Stored>(server, who, 'submitForm', { name, bytes }, fields);

export const replace = (
  server: TestServer,
  who: Actor,
  bytes: Uint8Array,
  { name = 'form.xlsx', ...fields }: Record<string, string>,
) => send<Stored>(server, who, 'replaceForm', { name, bytes }, fields);

type Checked = import('zod').output<typeof contract.checkForm.response>['data'];
export const check = (
  server: TestServer,
  who: Actor,
  bytes: Uint8Array,
  { name = 'form.xlsx', ...fields }: Record<string, string> = {},
) => send<Checked>(server, who, 'checkForm', { name, bytes }, fields);

type Media = import('@msurvey/contract').FormMedia;
export const giveMedia = (server: TestServer, who: Actor, idString: string, name: string, bytes: Uint8Array) =>
  send<Media>(server, who, 'uploadFormMedia', { name, bytes }, { id_string: idString, name });

/** A file that the server answers with. */
export async function download(
  server: TestServer,
  who: Actor,
  name: 'downloadForm' | 'formMediaFile',
  body: object,
): Promise<{ status: number; bytes: Buffer; type: string; fileName: string }> {
  const response = await server.app.inject({
    method: 'POST',
    url: contract[name].path,
    headers: { authorization: `Bearer ${who.token}` },
    payload: body,
  });
  const disposition = String(response.headers['content-disposition'] ?? '');
  return {
    status: response.statusCode,
    bytes: response.rawPayload,
    type: String(response.headers['content-type']),
    fileName: decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(disposition)?.[1] ?? ''),
  };
}

/** A file made for this person, fetched by its uuid. */
export async function storedFile(server: TestServer, who: Actor, uuid: string): Promise<Buffer> {
  const response = await server.app.inject({
    method: 'GET',
    url: contract.file.path.replace(':uuid', uuid),
    headers: { authorization: `Bearer ${who.token}` },
  });
  if (response.statusCode !== 200) throw new Error(`no file ${uuid}: ${response.statusCode}`);
  return response.rawPayload;
}
