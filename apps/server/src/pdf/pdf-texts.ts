import { filled } from '#texts/texts.ts';
import { numberIn } from '#texts/in-digits.ts';
import type { PdfLanguage } from './pdf-file.ts';

const PAGE: Record<PdfLanguage, string> = { en: 'Page {page} of {pages}', bn: 'পৃষ্ঠা {page} / {pages}' };

export const pageWords = (page: number, pages: number, language: PdfLanguage): string => {
  const number = numberIn(language);
  return filled(PAGE[language], { page: number(page), pages: number(pages) });
};
