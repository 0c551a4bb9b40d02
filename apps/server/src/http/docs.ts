import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { contract } from '@msurvey/contract';
import { openApi } from '@msurvey/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { VERSION } from '../version.ts';

/** Its own policy would allow other hosts and turn every address into https, also where there is none. */
const POLICY = [
  "default-src 'self'",
  // Of the one style element that Swagger UI writes; a new version of it may write another (e2e/platform/smoke.spec.ts).
  "style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  // Swagger UI places things with style attributes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** OpenAPI 3.1 of the contract: to read at /msurvey/docs, for tools at /msurvey/docs/json. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  const document = {};
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  const read = app.swagger.bind(app) as (asked?: object) => unknown;
  // Written when somebody first reads it: a tenth of every start went into it.
  app.swagger = ((asked?: object) => {
    if (Object.keys(document).length === 0) Object.assign(document, openApi(contract, VERSION));
    return read(asked);
  }) as typeof app.swagger;
  await app.register(swaggerUi, {
    routePrefix: '/msurvey/docs',
    staticCSP: POLICY,
    // Hundreds of operations: a domain is drawn when it is opened.
    uiConfig: { deepLinking: true, docExpansion: 'none', defaultModelsExpandDepth: -1 },
  });
}
