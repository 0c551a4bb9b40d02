import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consolePolicy, newNonce } from './security.ts';

const NONCE = '__CSP_NONCE__';
const NOT_BUILT =
  '<!doctype html><title>mSurvey</title><p>The console is not built. Run <code>npm run build</code>.</p>';

/** The folder of the built console: beside the sources, or beside the server's bundle. */
const folder = (): string | undefined =>
  ['../../../console/dist', '../../console/dist', './console']
    .map((p) => resolve(import.meta.dirname, p))
    .find((p) => existsSync(resolve(p, 'index.html')));

/** Serves the console: hashed files for ever, the page never cached, every other address is a screen of the console. */
export async function serveConsole(
  app: FastifyInstance,
  notFound: (request: FastifyRequest, reply: FastifyReply) => unknown,
): Promise<void> {
  const root = folder();
  const page = root ? readFileSync(resolve(root, 'index.html'), 'utf8') : NOT_BUILT;
  const sendPage = (reply: FastifyReply) => {
    const nonce = newNonce();
    return reply
      .header('content-security-policy', consolePolicy(nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(NONCE, nonce));
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
  }
  app.get('/', (_request, reply) => sendPage(reply));
  app.get('/index.html', (_request, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    const isScreen =
      request.method === 'GET' &&
      !request.url.startsWith('/msurvey/') &&
      !/\.\w{1,8}(\?|$)/.test(request.url.split('/').at(-1) ?? '');
    return isScreen ? sendPage(reply) : notFound(request, reply);
  });
}
