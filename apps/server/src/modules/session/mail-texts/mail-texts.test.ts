import { LANGUAGES } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import { MAIL_TEXTS, mailOf } from './index.ts';

const byText = (a = '', b = '') => a.localeCompare(b);
const placeholders = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]))].sort(byText);
const { en } = MAIL_TEXTS;

describe.each(LANGUAGES)('the mails in %s', (language) => {
  const { mails, sentences } = MAIL_TEXTS[language];

  it('say the same as the English ones: the same values stand in them', () => {
    for (const kind of Object.keys(en.mails) as (keyof typeof en.mails)[]) {
      expect(placeholders(mails[kind].subject), kind).toEqual(placeholders(en.mails[kind].subject));
      expect(placeholders(mails[kind].text), kind).toEqual(placeholders(en.mails[kind].text));
    }
    for (const kind of Object.keys(en.sentences) as (keyof typeof en.sentences)[])
      expect(placeholders(sentences[kind]), kind).toEqual(placeholders(en.sentences[kind]));
  });

  it('put a link on a line of its own, so that every mail program makes it clickable', () => {
    for (const { text } of Object.values(mails)) if (text.includes('{link}')) expect(text).toMatch(/^\{link\}$/m);
  });

  it('are translated', () => {
    if (language === 'en') return;
    for (const kind of Object.keys(en.mails) as (keyof typeof en.mails)[])
      expect(mails[kind].text, kind).not.toBe(en.mails[kind].text);
  });
});

describe('a mail', () => {
  it('has every value filled in', () => {
    const values = { name: 'N', username: 'u', organization: 'O', person: 'P', link: 'https://x/verify?id=1' };
    for (const kind of Object.keys(en.mails) as (keyof typeof en.mails)[]) {
      const mail = mailOf('bn', kind, 'a@b.co', values);
      expect(mail.to).toBe('a@b.co');
      expect(mail.subject + mail.text).not.toMatch(/[{}]/);
    }
  });

  it('carries no address and no line break that somebody typed as a name', () => {
    const name = 'You won!\r\nhttps://thief.example/prize www.thief.example';
    const mail = mailOf('en', 'verify', 'a@b.co', {
      name,
      username: 'u',
      organization: 'O',
      link: 'https://ours/verify?id=1',
    });
    expect(mail.text).not.toContain('thief');
    expect(mail.text).toContain('Dear You won! … …,');
    expect(mail.text).toContain('https://ours/verify?id=1');
  });
});
