import type { Actor, TestServer } from '../../support/cast.ts';
import { multipartOf, type Post } from './collect.ts';

/** As the console's web form sends a record. */
export const webSender =
  (server: () => TestServer) =>
  async (who: Actor, form: { formId: number }, post: Post, path = '') => {
    const { boundary, body } = multipartOf(post);
    const response = await server().app.inject({
      method: 'POST',
      url: `/msurvey/api/project/form/${form.formId}/submission${path}`,
      headers: {
        ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: body,
    });
    const json = response.json() as { data?: { submissionId: number; revision: number }; errors?: { code: string }[] };
    return { status: response.statusCode, data: json.data, codes: (json.errors ?? []).map((e) => e.code) };
  };
