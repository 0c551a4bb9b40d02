import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { contract } from '@msurvey/contract';
import { openApi } from '@msurvey/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { VERSION } from '../version.ts';

/** OpenAPI 3.1 of the contract: to read at /msurvey/docs, for tools at /msurvey/docs/json. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: openApi(contract, VERSION) as never } });
  await app.register(swaggerUi, { routePrefix: '/msurvey/docs', staticCSP: true, uiConfig: { deepLinking: true } });
}
