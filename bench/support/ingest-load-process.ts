import { randomInt, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { multipartOf } from '../../apps/server/test/collection/support/collect.ts';
import { INSTANCE_ID } from './ingest-form.ts';
import type { IngestPlan, IngestResult } from './ingest-load.ts';
import { percentile } from './percentile.ts';

const END = Buffer.from('\r\n\r\n');

const LETTER_A = 97;
const DIGIT_0 = 48;
/** Another text of the same length in its place. */
function vary(bytes: Buffer, at: number, length: number): void {
  for (let i = at; i < at + length; i++) {
    const byte = bytes[i] as number;
    if (byte >= LETTER_A) bytes[i] = LETTER_A + randomInt(26);
    else if (byte >= DIGIT_0) bytes[i] = DIGIT_0 + randomInt(10);
  }
}

interface Request {
  bytes: Buffer;
  idAt: number;
  varied: { at: number; length: number }[];
}

/** A request as Collect sends it; what changes from one to the next changes in place. */
function requestOf({ path, port, varied = [] }: IngestPlan, xml: string): Request {
  const { boundary, body } = multipartOf({ xml });
  const head = [
    `POST ${path}?deviceID=collect%3ABenchPhone00001 HTTP/1.1`,
    `Host: localhost:${port}`,
    'X-OpenRosa-Version: 1.0',
    `Date: ${new Date().toUTCString()}`,
    'User-Agent: org.odk.collect.android/v2026.2.1 Dalvik/2.1.0 (Linux; U; Android 14; SM-A155F)',
    'Accept-Encoding: gzip',
    'Accept-Language: bn-BD',
    'Connection: Keep-Alive',
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${body.length}`,
  ].join('\r\n');
  const bytes = Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]);
  return {
    bytes,
    idAt: bytes.indexOf(INSTANCE_ID),
    varied: varied.map((text) => ({ at: bytes.indexOf(text), length: text.length })),
  };
}

function answerLength(buffer: Buffer): number | undefined {
  const end = buffer.indexOf(END);
  if (end < 0) return undefined;
  const length = /\ncontent-length: (\d+)/i.exec(buffer.toString('latin1', 0, end))?.[1];
  if (length === undefined) throw new Error(`an answer without a length: ${buffer.toString('latin1', 0, end)}`);
  const total = end + END.length + Number(length);
  return buffer.length >= total ? total : undefined;
}

function run(plan: IngestPlan): Promise<IngestResult> {
  const times: number[] = [];
  const wrong: Record<string, number> = {};
  const cpu = process.cpuUsage();
  const began = performance.now();
  const until = began + plan.seconds * 1000;
  const drive = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      const requests = plan.records.map((xml) => requestOf(plan, xml));
      // Clients begin at different records.
      let turn = randomInt(requests.length);
      let asked = 0;
      let received = Buffer.alloc(0);
      const ask = () => {
        const { bytes, idAt, varied } = requests[turn++ % requests.length] as Request;
        bytes.write(`uuid:${randomUUID()}`, idAt, 'latin1');
        for (const { at, length } of varied) vary(bytes, at, length);
        asked = performance.now();
        socket.write(bytes);
      };
      socket.once('connect', ask);
      socket.once('error', reject);
      socket.once('close', () => reject(new Error(`the server hung up: ${received.toString('latin1')}`)));
      socket.on('data', (chunk) => {
        received = received.length ? Buffer.concat([received, chunk]) : chunk;
        const length = answerLength(received);
        if (length === undefined) return;
        times.push(performance.now() - asked);
        const status = received.toString('latin1', 9, 12);
        if (status !== '201') wrong[status] = (wrong[status] ?? 0) + 1;
        received = received.subarray(length);
        if (performance.now() < until) return ask();
        resolve();
        socket.destroy();
      });
    });
  const all = Array.from({ length: plan.clients }, () => drive(connect(plan.port, '127.0.0.1').setNoDelay(true)));
  return Promise.all(all).then(() => {
    const { user, system } = process.cpuUsage(cpu);
    return {
      sent: times.length,
      seconds: (performance.now() - began) / 1000,
      wrong,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      p99: percentile(times, 0.99),
      cpuMicros: user + system,
    };
  });
}

process.once('message', (plan) => {
  void run(plan as IngestPlan).then((result) => process.send?.(result, () => process.exit(0)));
});
