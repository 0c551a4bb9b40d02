import { connect, type Socket } from 'node:net';
import type { LoadPlan, LoadResult } from './load.ts';
import { percentile } from './percentile.ts';

// Plain sockets: an HTTP client would use more of the two cores than the server it measures.
const END = Buffer.from('\r\n\r\n');

function requestOf({ path, port, headers }: LoadPlan): string {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** The length of a whole answer at the start of the buffer, or undefined while some of it is missing. */
function answerLength(buffer: Buffer): number | undefined {
  const end = buffer.indexOf(END);
  if (end < 0) return undefined;
  const length = /content-length: (\d+)/i.exec(buffer.toString('latin1', 0, end))?.[1];
  if (length === undefined) throw new Error(`an answer without a length: ${buffer.toString('latin1', 0, end)}`);
  const total = end + END.length + Number(length);
  return buffer.length >= total ? total : undefined;
}

function run(plan: LoadPlan): Promise<LoadResult> {
  const request = requestOf(plan);
  const times: number[] = [];
  let wrong = 0;
  const began = performance.now();
  const until = began + plan.seconds * 1000;

  const drive = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let asked = 0;
      let received = Buffer.alloc(0);
      const ask = () => {
        asked = performance.now();
        socket.write(request);
      };
      socket.once('connect', ask);
      socket.once('error', reject);
      socket.on('data', (chunk) => {
        received = received.length ? Buffer.concat([received, chunk]) : chunk;
        const length = answerLength(received);
        if (length === undefined) return;
        times.push(performance.now() - asked);
        if (received.toString('latin1', 9, 12) !== '200') wrong++;
        received = received.subarray(length);
        if (performance.now() < until) return ask();
        socket.destroy();
        resolve();
      });
    });

  const all = Array.from({ length: plan.connections }, () => drive(connect(plan.port, '127.0.0.1').setNoDelay(true)));
  return Promise.all(all).then(() => ({
    requests: times.length,
    seconds: (performance.now() - began) / 1000,
    wrong,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
  }));
}

process.once('message', (plan) => {
  void run(plan as LoadPlan).then((result) => process.send?.(result, () => process.exit(0)));
});
