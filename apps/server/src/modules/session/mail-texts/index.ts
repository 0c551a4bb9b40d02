import { type Language, LANGUAGES } from '@msurvey/domain';
import type { Mail } from '#external/mail.ts';
import { bn } from './bn.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ro } from './ro.ts';
import type { MailTexts } from './texts.ts';
import { zh } from './zh.ts';

export const MAIL_TEXTS: Record<Language, MailTexts> = { en, fr, ro, zh, bn };

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Names are typed by strangers who sign up with other people's addresses: no address of theirs may travel in our mail. */
const plain = (text: string): string => text.replace(/\S*:\/\/\S*|www\.\S*/gi, '…').replace(/\s+/g, ' ');

/** A mail of the catalogue, in one language. */
export function mailOf(
  language: Language,
  kind: keyof MailTexts['mails'],
  to: string,
  { link, ...typed }: Record<string, string>,
): Mail {
  const { subject, text } = MAIL_TEXTS[language].mails[kind];
  const safe = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, plain(value)]));
  const values = link === undefined ? safe : { ...safe, link };
  return { to, subject: fill(subject, values), text: fill(text, values) };
}

/** A sentence of the catalogue. */
export const sentence = (
  language: Language,
  kind: keyof MailTexts['sentences'],
  values: Record<string, string> = {},
): string => fill(MAIL_TEXTS[language].sentences[kind], values);

/** In every language, for readers of several. */
export const sentences = (
  kind: keyof MailTexts['sentences'],
  values: Record<string, string> = {},
): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, sentence(language, kind, values)])) as Record<
    Language,
    string
  >;
