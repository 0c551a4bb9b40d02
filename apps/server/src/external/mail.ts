import { createTransport, type Transporter } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Sends mail; the development mailbox is the other implementation. */
export interface Mailer {
  /** False when mail goes to the development mailbox. */
  readonly real: boolean;
  send(mail: Mail): Promise<void>;
}

export class SmtpMailer implements Mailer {
  readonly real = true;
  private readonly transport: Transporter;
  constructor(
    url: string,
    private readonly from: string,
  ) {
    this.transport = createTransport(url);
  }
  async send(mail: Mail): Promise<void> {
    await this.transport.sendMail({ from: this.from, ...mail });
  }
}
