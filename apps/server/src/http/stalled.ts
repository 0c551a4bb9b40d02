import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface Line {
  request: IncomingMessage;
  response: ServerResponse;
  bytes: number;
  since: number;
}

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Gives up connections over which nothing moves although something should: a body that does not go on, or an answer that
 * nobody takes. While the server itself works on an answer nothing has to move. Looked at by the clock, so that a record
 * that comes in one piece costs nothing.
 */
export function cutStalled(app: FastifyInstance, mostMs: number): () => void {
  const lines = new Map<Socket, Line>();
  app.server.on('connection', (socket: Socket) => socket.once('close', () => lines.delete(socket)));
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    lines.set(request.socket, { request, response, bytes: -1, since: 0 });
  });
  const look = () => {
    const now = Date.now();
    for (const [socket, line] of lines) {
      const { request, response } = line;
      const isSending = !request.complete;
      const isTaking = response.writableEnded ? !response.writableFinished : response.writableNeedDrain;
      const bytes = socket.bytesRead + socket.bytesWritten;
      if ((!isSending && !isTaking) || bytes !== line.bytes) {
        line.bytes = bytes;
        line.since = now;
      } else if (now - line.since >= mostMs) {
        if (isSending && !response.headersSent) socket.write(TOO_SLOW);
        socket.destroySoon();
      }
    }
  };
  const timer = setInterval(look, Math.max(10, mostMs / 6)).unref();
  return () => clearInterval(timer);
}
