import { preferredLanguage, problemText } from '@msurvey/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { problemOf } from '#http/known-problem.ts';
import { problem, Refusal } from '#problem/problem.ts';
import type { FormFile } from '#modules/forms/index.ts';
import type { Ingest } from '../ingest/ingest.ts';
import { PhoneForms } from './phone-forms.ts';
import { PhoneSignIn, type PhoneSender } from './sign-in.ts';
import { RECEIVED } from './texts.ts';
import { formListXml, manifestXml, responseXml } from './xml.ts';

declare module 'fastify' {
  interface FastifyRequest {
    sender?: PhoneSender;
  }
}

export const OPENROSA = '/msurvey/openrosa';
/** What a phone should put into one request; more comes in another. */
const ACCEPTED_LENGTH = 50_000_000;
const XML = 'text/xml; charset=utf-8';

const notFound = () => new Refusal(problem('record.not-found'));
const senderOf = (request: FastifyRequest): PhoneSender => request.sender as PhoneSender;

function found<T>(value: T | undefined): T {
  if (value === undefined) throw notFound();
  return value;
}

function idOf(request: FastifyRequest, name: string): number {
  const id = Number((request.params as Record<string, string>)[name]);
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw notFound();
  return id;
}

/** Failures in the words of OpenRosa: phones show the message. */
function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = problemOf(error);
  if (!known) request.log.error({ err: error, requestId: request.id }, 'request failed');
  const answer = known ?? problem('server.failed');
  const text = problemText(preferredLanguage(request.headers['accept-language']), answer.code, {
    requestId: request.id,
    ...answer.values,
  });
  return reply.code(answer.status).headers(answer.headers).type(XML).send(responseXml(text, 'error'));
}

/** The routes that ODK Collect and KoboCollect speak to: https://docs.getodk.org/openrosa. */
export function openRosaRoutes(app: FastifyInstance, context: Context, ingest: Ingest): void {
  const signIn = new PhoneSignIn(context);
  const forms = new PhoneForms(context.database.db);
  const baseOf = (request: FastifyRequest) => {
    const { key } = request.params as { key?: string };
    return `${context.config.publicUrl}${OPENROSA}${key ? `/key/${key}` : ''}`;
  };

  void app.register(async (scope) => {
    scope.setErrorHandler(fail);
    scope.addHook('onRequest', async (request, reply) => {
      reply.headers({
        'x-openrosa-version': '1.0',
        'x-openrosa-accept-content-length': String(ACCEPTED_LENGTH),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      const sender = await signIn.sender(request);
      request.sender = sender;
      request.caller = sender;
    });

    for (const root of [OPENROSA, `${OPENROSA}/key/:key`]) {
      scope.get(`${root}/formList`, async (request, reply) =>
        reply.type(XML).send(formListXml(await forms.list(senderOf(request).userId, baseOf(request)))),
      );
      scope.get(`${root}/forms/:formId/form.xml`, async (request, reply) =>
        reply.type(XML).send(found(await forms.xml(senderOf(request).userId, idOf(request, 'formId')))),
      );
      scope.get(`${root}/forms/:formId/manifest`, async (request, reply) => {
        const { userId } = senderOf(request);
        const files = await forms.manifest(userId, idOf(request, 'formId'), baseOf(request));
        return reply.type(XML).send(manifestXml(found(files)));
      });
      const sendFile = async (reply: FastifyReply, file: FormFile) => {
        const body = file.id === null ? file.bytes : found(await context.files.get(file.key));
        return reply
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
          .type(file.mediaType)
          .send(body);
      };
      scope.get(`${root}/forms/:formId/media/:mediaId`, async (request, reply) => {
        const which = { id: idOf(request, 'mediaId') };
        return sendFile(reply, found(await forms.file(senderOf(request).userId, idOf(request, 'formId'), which)));
      });
      scope.get(`${root}/forms/:formId/lists/:name`, async (request, reply) => {
        const { name } = request.params as { name: string };
        return sendFile(reply, found(await forms.file(senderOf(request).userId, idOf(request, 'formId'), { name })));
      });
      scope.head(`${root}/submission`, async (request, reply) =>
        reply
          .code(204)
          .header('location', `${baseOf(request)}/submission`)
          .send(),
      );
      scope.post(`${root}/submission`, { compress: false, helmet: false }, async (request, reply) => {
        const { deviceID } = request.query as { deviceID?: unknown };
        const deviceId = typeof deviceID === 'string' ? deviceID.slice(0, 200) : undefined;
        const { rights, ...sender } = senderOf(request);
        await ingest.receive(request, { sender, rights, source: 'phone', deviceId });
        const text = RECEIVED[preferredLanguage(request.headers['accept-language'])];
        return reply
          .code(201)
          .header('location', `${baseOf(request)}/submission`)
          .type(XML)
          .send(responseXml(text, 'submit_success'));
      });
    }
  });
}
