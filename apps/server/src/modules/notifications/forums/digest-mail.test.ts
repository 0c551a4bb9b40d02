import { LANGUAGES } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import { digestMail } from './digest-mail.ts';
import type { DigestTopic } from './digest.queries.ts';

const topic = (changes: Partial<DigestTopic> = {}): DigestTopic => ({
  id: 7,
  forumId: 3,
  forumTitle: 'Announcements',
  title: 'Seed fair on Sunday',
  isAnnouncement: false,
  isStarted: true,
  replies: 0,
  ...changes,
});
const mailOf = (topics: DigestTopic[], language: (typeof LANGUAGES)[number] = 'en', name = 'Rahima Begum') =>
  digestMail({
    to: 'rahima@example.org',
    name,
    language,
    since: '2026-03-01',
    publicUrl: 'https://m.example',
    topics,
  });

describe('the digest', () => {
  it('names each topic with what is new in it, and its address on a line of its own', () => {
    const { subject, text } = mailOf([topic({ isAnnouncement: true, replies: 2 })]);
    expect(subject).toBe('New in the mSurvey forums: Seed fair on Sunday');
    expect(text).toContain('Announcements: Seed fair on Sunday (Announcement, new topic, new replies: 2)');
    expect(text).toMatch(/^https:\/\/m\.example\/forums\/3\/topics\/7$/m);
    expect(text).toContain('1 Mar 2026');
  });

  it('is in the language of its reader, with their digits', () => {
    expect(mailOf([topic({ isStarted: false, replies: 12 })], 'bn').text).toContain('নতুন উত্তর: ১২');
    const all = LANGUAGES.map((language) => mailOf([topic()], language));
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(LANGUAGES.length);
    for (const { subject, text } of all) expect(subject + text).not.toMatch(/[{}]/);
  });

  it('carries no address and no line break that somebody typed', () => {
    const { subject, text } = mailOf([topic({ title: 'Win\r\nhttps://thief.example now' })], 'en', 'www.thief.example');
    expect(subject + text).not.toContain('thief');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('says that there is more than it holds', () => {
    const many = Array.from({ length: 21 }, (_, i) => topic({ id: i + 1 }));
    expect(mailOf(many).text).toContain('There is more');
    expect(mailOf(many).text).not.toContain('/topics/21');
    expect(mailOf(many.slice(1)).text).not.toContain('There is more');
    expect(mailOf(many).subject.length).toBeLessThanOrEqual(121);
  });
});
