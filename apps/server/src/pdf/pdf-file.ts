import type { Part } from './parts.ts';

/** Reports are read in English, or in Bangla by whoever reads the screens in it. */
export const PDF_LANGUAGES = ['en', 'bn'] as const;
export type PdfLanguage = (typeof PDF_LANGUAGES)[number];
export const pdfLanguage = (spoken: string | null | undefined): PdfLanguage => (spoken === 'bn' ? 'bn' : 'en');

/** A report on A4, as data: it is drawn in a thread. */
export interface PdfDocument {
  title: string;
  language: PdfLanguage;
  orientation: 'portrait' | 'landscape';
  /** At the foot of each page, with its number. */
  foot: string;
  content: readonly Part[];
}
export interface PdfFile {
  /** Without an ending. */
  fileName: string;
  document: PdfDocument;
}

/** What the thread is given. */
export interface PdfTask {
  document: PdfDocument;
  path: string;
}
export interface PdfWritten {
  path: string;
  /** Pages. */
  records: number;
}
