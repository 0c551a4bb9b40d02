import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import type { Who } from '#http/access-cache.ts';
import { problem, Refusal } from '#problem/problem.ts';
import { signedIn } from '#http/signed-in.ts';
import type { Ingest } from '../ingest/ingest.ts';
import { rightsOf } from '../ingest/rights.ts';
import { editorOf } from './entry.policy.ts';
import { registryDoor } from './registry-door.ts';

const ROOT = '/msurvey/api/project/form/:formId/submission';

function formIdOf(request: FastifyRequest): number {
  const id = Number((request.params as { formId: string }).formId);
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw new Refusal(problem('record.not-found'));
  return id;
}

/** The revision that was opened, when the address names it. */
function baseOf(request: FastifyRequest): number | null {
  const { base } = request.query as { base?: string };
  if (base === undefined) return null;
  if (!/^[1-9]\d{0,8}$/.test(base)) throw new Refusal(problem('request.malformed', { what: 'base' }));
  return Number(base);
}

/**
 * The console's own web form sends the same multipart as a phone. Outside the contract, because a body may hold many
 * large files, which go straight to the file store; who may send is decided where a record is written.
 */
export function webRoutes(app: FastifyInstance, context: Context, ingest: Ingest): void {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      request.who = await signedIn(context, request);
    });
    const receive = async (request: FastifyRequest, edit?: { of: string; base: number | null }) => {
      const who = request.who as Who;
      const formId = formIdOf(request);
      const door = await registryDoor(context.database.db, who, formId, edit?.of ?? null);
      const rights = rightsOf(who);
      // Only the record that the address names was looked at; what else the XML says it edits is not let in by this.
      const mayEdit = edit !== undefined && door.edit;
      const { submissionId, revision } = await ingest.receive(request, {
        sender: { userId: who.userId, name: who.name, organizationId: who.organizationId, deviceTokenId: null },
        source: 'web',
        formId,
        refuseStale: true,
        byRegistry: door.create,
        entering: { who, programmes: door.programmes },
        editor: mayEdit ? { mayEditAll: true, entersAll: true, person: null } : editorOf(who),
        rights: { create: rights.create || door.create, edit: rights.edit || mayEdit },
        ...(edit ? { edit } : {}),
      });
      return { data: { submissionId, revision } };
    };
    scope.post(ROOT, async (request, reply) => reply.code(201).send(await receive(request)));
    scope.post(`${ROOT}/:instanceId`, async (request, reply) => {
      const { instanceId } = request.params as { instanceId: string };
      return reply.code(201).send(await receive(request, { of: instanceId, base: baseOf(request) }));
    });
  });
}
