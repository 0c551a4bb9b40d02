import { randomUUID } from 'node:crypto';
import { STANDARD_FORMS } from '../../src/modules/registry/index.ts';
import type { TestServer } from '../support/cast.ts';
import { usernameOf } from './people.queries.ts';

type Values = Record<string, string | number>;

/** `person/name` → nested elements; the order does not matter to whoever reads the record. */
function elements(values: Values): string {
  const groups = new Map<string, Values>();
  let out = '';
  for (const [path, value] of Object.entries(values)) {
    const [head = '', ...rest] = path.split('/');
    if (rest.length === 0) out += `<${head}>${value}</${head}>`;
    else groups.set(head, { ...groups.get(head), [rest.join('/')]: value });
  }
  for (const [name, inner] of groups) out += `<${name}>${elements(inner)}</${name}>`;
  return out;
}

/** A record as the console's web form sends it; with `editOf` a new revision of that one. */
export async function sendRecord(server: TestServer, userId: number, formId: number, values: Values, editOf?: string) {
  const form = STANDARD_FORMS.find((one) => one.formId === formId);
  const actor = await server.as(await usernameOf(server.context.database.db, userId));
  const meta = `<meta><instanceID>uuid:${randomUUID()}</instanceID>${editOf ? `<deprecatedID>${editOf}</deprecatedID>` : ''}</meta>`;
  const xml = `<data id="${form?.idString}" version="${form?.version}">${elements(values)}${meta}</data>`;
  const body = new FormData();
  body.append('xml_submission_file', new Blob([xml], { type: 'text/xml' }), 'record.xml');
  const request = new Request('http://localhost', { method: 'POST', body });
  const response = await server.app.inject({
    method: 'POST',
    url: `/msurvey/api/project/form/${formId}/submission${editOf ? `/${encodeURIComponent(editOf)}` : ''}`,
    headers: { authorization: `Bearer ${actor.token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const json = response.json() as { errors?: { code: string }[] };
  return { status: response.statusCode, codes: (json.errors ?? []).map((error) => error.code) };
}
