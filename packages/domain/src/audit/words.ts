import type { Language } from '../languages.ts';
import { words as bn } from './bn.ts';
import { type AuditTexts, words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as ro } from './ro.ts';
import { words as zh } from './zh.ts';

type Kind = keyof AuditTexts;
export type AuditAction = keyof typeof en.action;
export type AuditEntity = keyof typeof en.entity;

const WORDS: Record<Language, AuditTexts> = { en, bn, fr, ro, zh };

/** Every code with its words in one language. */
export const auditWords = (kind: Kind, language: Language): Readonly<Record<string, string>> => WORDS[language][kind];

/** Entries stay for years: a code that is not written any more is shown as it is. */
export function auditWord(kind: Kind, code: string, language: Language): string {
  const words = auditWords(kind, language);
  return Object.hasOwn(words, code) ? (words[code] as string) : code;
}
