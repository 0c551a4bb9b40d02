import type { Config } from '../config/index.ts';
import type { Database } from '../db/database.ts';
import { type Mail, type Mailer, SmtpMailer } from './mail.ts';
import { keepMail } from './mailbox.queries.ts';

/** Of a demonstration without SMTP: mail is kept where the browser can open it. */
class Mailbox implements Mailer {
  readonly real = false;
  constructor(private readonly database: Database) {}
  send(mail: Mail): Promise<void> {
    return keepMail(this.database.db, mail);
  }
}

/** Without SMTP outside a demonstration nothing may pretend to have been sent: the job fails and is tried again later. */
class NoMailer implements Mailer {
  readonly real = true;
  async send(): Promise<void> {
    throw new Error('Mail cannot be sent: set SMTP_URL.');
  }
}

export function openMailer(config: Config, database: Database): Mailer {
  if (config.smtpUrl) return new SmtpMailer(config.smtpUrl, config.mailFrom);
  return config.demonstration ? new Mailbox(database) : new NoMailer();
}
