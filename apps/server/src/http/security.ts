import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/** Strict headers on everything; only the console's page gets a nonce, for the styles that emotion writes. */
export async function secure(app: FastifyInstance, { config }: Context): Promise<void> {
  const overTls = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: overTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(compress, { threshold: 1400, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('content-security-policy') && !request.url.startsWith('/msurvey/docs')) {
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    }
    reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=(self)');
    if (request.url.startsWith('/msurvey/api') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
}

/** Of the console's service worker: it fetches what belongs to us, and does nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Of the styles that one page may carry. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/** `inline`: hashes of the scripts that stand in the page itself; `images`: where else pictures come from. */
export const consolePolicy = (nonce: string, inline: readonly string[], images: readonly string[] = []): string =>
  [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...inline.map((hash) => `'${hash}'`)].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    // Inline style attributes (not elements) are how charts, maps and virtual lists place things.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob: https:", ...images].join(' '),
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
