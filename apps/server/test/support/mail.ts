import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { type KeptMail, keptMail } from '../../src/external/mailbox.queries.ts';
import type { TestServer } from './cast.ts';
import { waitingJobs } from './state.queries.ts';

/** Until the queue is empty: what had to be mailed or told is mailed and told. */
export async function jobsDone(server: TestServer): Promise<void> {
  while ((await waitingJobs(server.context.database.db)) > 0) await pause(20);
}

/** Mail to one address in the mailbox of a demonstration, newest first. */
export async function mailTo(server: TestServer, address: string): Promise<KeptMail[]> {
  await jobsDone(server);
  return (await keptMail(server.context.database.db)).filter((mail) => mail.to === address);
}

/** The id of the link in a mail. */
export function linkIn(mail: { text?: string | undefined } | undefined, page: string): { base: string; id: string } {
  const found = new RegExp(`(\\S+)/${page}\\?id=([\\w-]+)`).exec(mail?.text ?? '');
  if (!found) throw new Error(`no link to /${page} in: ${mail?.text}`);
  return { base: found[1] as string, id: found[2] as string };
}

export interface PostOffice {
  url: string;
  received: ParsedMail[];
  /** Turns mail away for now. */
  refuse: boolean;
  refused: number;
  close(): Promise<void>;
}

/** A real SMTP server that keeps what it is given. */
export async function startPostOffice(): Promise<PostOffice> {
  const office: PostOffice = { url: '', received: [], refuse: false, refused: 0, close: async () => {} };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      if (!office.refuse) return done();
      office.refused++;
      done(Object.assign(new Error('try again later'), { responseCode: 451 }));
    },
    onData: (stream, _session, done) => {
      simpleParser(stream).then((mail) => {
        office.received.push(mail);
        done();
      }, done);
    },
  });
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
  const { port } = smtp.server.address() as AddressInfo;
  office.url = `smtp://127.0.0.1:${port}`;
  office.close = () => new Promise<void>((closed) => smtp.close(closed));
  return office;
}
