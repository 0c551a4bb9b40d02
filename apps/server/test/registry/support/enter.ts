import type { TestForm } from '../../collection/support/forms.queries.ts';
import { newInstanceId, recordOf } from '../../collection/support/household.ts';
import type { Actor, TestServer } from '../../support/cast.ts';
import type { Answers } from './registry.ts';

interface Entered {
  status: number;
  instanceId: string;
  errors: { code: string; detail: string; meta?: Record<string, unknown> }[];
}

/** A record as the console's web form sends it; with `editOf` a new revision of that one. */
export async function enter(
  server: TestServer,
  who: Actor,
  form: TestForm,
  answers: Answers,
  editOf?: string,
): Promise<Entered> {
  const instanceId = newInstanceId();
  const fields = Object.entries(answers).map(([name, value]) =>
    value === undefined ? '' : `<${name}>${value}</${name}>`,
  );
  const xml = recordOf(form, {
    instanceId,
    body: fields.join(''),
    name: 'small',
    ...(editOf ? { deprecatedId: editOf } : {}),
  });
  const body = new FormData();
  body.append('xml_submission_file', new Blob([xml], { type: 'text/xml' }), 'record.xml');
  const request = new Request('http://localhost', { method: 'POST', body });
  const response = await server.app.inject({
    method: 'POST',
    url: `/msurvey/api/project/form/${form.formId}/submission${editOf ? `/${encodeURIComponent(editOf)}` : ''}`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const json = response.json() as { errors?: Entered['errors'] };
  return { status: response.statusCode, instanceId, errors: json.errors ?? [] };
}
