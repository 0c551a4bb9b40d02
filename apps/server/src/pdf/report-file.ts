import { facts, type Part, title } from './parts.ts';
import type { PdfDocument, PdfFile } from './pdf-file.ts';

interface ReportFile extends Pick<PdfDocument, 'language' | 'foot'> {
  name: string;
  /** What the file is called, and of which project it is, by whom, when. */
  file: { fileName: string; about: Parameters<typeof facts>[0] };
  pages: readonly Part[];
}

/** A report as it lies on a table: its name and what it is of, then its pages. */
export const reportFile = ({ name, language, foot, file, pages }: ReportFile): PdfFile => ({
  fileName: file.fileName,
  document: {
    title: name,
    language,
    orientation: 'portrait',
    foot,
    content: [title(name), facts(file.about), ...pages],
  },
});
