import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startTestServer } from '../support/cast.ts';

interface Line {
  socket: Socket;
  said: string;
}

async function lineTo(port: number): Promise<Line> {
  const socket = connect(port, '127.0.0.1');
  const line: Line = { socket, said: '' };
  socket.on('data', (data) => {
    line.said += data;
  });
  await once(socket, 'connect');
  return line;
}

it('who closes answers what was asked, and does not wait for those who keep a connection open and ask nothing', async () => {
  const server = await startTestServer({ jobs: false });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const [silent, kept, asking] = [await lineTo(port), await lineTo(port), await lineTo(port)];
  kept.socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(kept.socket, 'data');
  const body = JSON.stringify({ username: 'collector', password: 'wrong' });
  const arrived = once(server.app.server, 'request');
  asking.socket.write(
    `POST /msurvey/api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  asking.socket.write(body.slice(0, 5));
  await arrived;
  const told = once(asking.socket, 'close');
  const closed = server.close();
  asking.socket.write(body.slice(5));
  await closed;
  await told;
  expect(asking.said).toMatch(/^HTTP\/1.1 4\d\d/);
  // Left alone, it would be told after a minute that it took too long.
  expect(silent.said).toBe('');
});
