import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Installation, pagesOf } from './console-pages.ts';
import { pagesIn } from './known-pages.ts';
import { newNonce, WORKER_POLICY } from './security.ts';

/** The folder of the built console: beside the sources, or beside the server's bundle. */
const folder = (): string | undefined =>
  ['../../../console/dist', '../../console/dist', './console']
    .map((p) => resolve(import.meta.dirname, p))
    .find((p) => existsSync(resolve(p, 'index.html')));

/** Where files and the API are; a dot elsewhere says nothing: `/forms/my.form` is a screen. As in the console's worker. */
const NO_SCREENS = /^\/(msurvey|assets)(\/|$)/;

/** Serves the console: hashed files for ever, the page never cached, every other address is a screen of the console or none. */
export async function serveConsole(
  app: FastifyInstance,
  installation: Installation,
  notFound: (request: FastifyRequest, reply: FastifyReply) => unknown,
): Promise<void> {
  const root = folder();
  const pageFor = pagesOf(root, installation);
  const isPage = pagesIn(root ? resolve(root, 'pages.json') : '');
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = newNonce();
    const page = await pageFor(request.headers);
    return reply
      .header('content-security-policy', page.policy(nonce))
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, cookie')
      .type('text/html; charset=utf-8')
      .send(page.html(nonce));
  };
  if (root) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      wildcard: true,
      preCompressed: true,
      // Its own header would be written over ours.
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.includes('/assets/');
        response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    // asked for at every start, so that a new build is noticed; its policy is that of what it fetches
    if (existsSync(resolve(root, 'sw.js')))
      app.get('/sw.js', (_, reply) => reply.header('content-security-policy', WORKER_POLICY).sendFile('sw.js'));
  }
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '';
    // HEAD is a GET whose answer is not read.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || NO_SCREENS.test(pathname)) return notFound(request, reply);
    // The page itself says that there is no such screen; what follows links only reads the status.
    return sendPage(request, reply.code(isPage(pathname) ? 200 : 404));
  });
}
