import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Whether nobody on the way could read a password: over TLS, as we or a trusted proxy see it, or on this machine. A
 * proxy that nobody told us to trust hides who is behind it, so its loopback address says nothing.
 */
export function isSecureWay({ protocol, ip, headers }: Pick<FastifyRequest, 'protocol' | 'ip' | 'headers'>): boolean {
  if (protocol === 'https') return true;
  const forwarded = headers['x-forwarded-for'] ?? headers['x-forwarded-proto'] ?? headers.forwarded;
  return LOOPBACK.test(ip) && forwarded === undefined;
}
