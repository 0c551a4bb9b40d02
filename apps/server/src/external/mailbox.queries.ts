import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { Mail } from './mail.ts';

const KEPT = 200;

export async function keepMail(db: Db, mail: Mail): Promise<void> {
  await sql`insert into mailbox_message (recipient, subject, body) values (${mail.to}, ${mail.subject}, ${mail.text})`.execute(
    db,
  );
  await sql`delete from mailbox_message where id <= (select max(id) - ${KEPT} from mailbox_message)`.execute(db);
}

export interface KeptMail {
  id: number;
  to: string;
  subject: string;
  text: string;
  sentAt: Date;
}

export async function keptMail(db: Db): Promise<KeptMail[]> {
  const { rows } = await sql<KeptMail>`
    select id, recipient as "to", subject, body as text, sent_at as "sentAt" from mailbox_message order by id desc limit ${KEPT}`.execute(
    db,
  );
  return rows;
}
