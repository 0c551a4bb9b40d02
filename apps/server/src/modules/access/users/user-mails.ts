import { fullName, type Language } from '@msurvey/domain';
import type { Mail } from '#external/mail.ts';
import { USER_MAILS } from './mail-texts.ts';

interface Reader {
  firstName: string;
  lastName: string;
  username: string;
}

/** In the reader's language; before they have signed in, in that of whoever caused it. */
export function userMail(
  language: Language,
  kind: keyof (typeof USER_MAILS)[Language],
  to: string,
  reader: Reader,
  link: string,
): Mail {
  const values: Record<string, string> = { name: fullName(reader), username: reader.username, link };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const { subject, text } = USER_MAILS[language][kind];
  return { to, subject: fill(subject), text: fill(text) };
}
