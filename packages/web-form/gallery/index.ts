/** One form that shows every question type and appearance; and what of them is supported. */
import { compile } from '@msurvey/xlsform';
import { galleryWorkbook } from './workbook.ts';

export { BEYOND, type Beyond } from './beyond.ts';
export { galleryFile } from './files.ts';
export { KINDS, type Kind, type Verdict } from './catalogue.ts';
export { galleryWorkbook };

export function galleryXml(): string {
  const { xml, diagnostics } = compile(galleryWorkbook());
  if (!xml) throw new Error(diagnostics.map(({ message, row }) => `${row}: ${message}`).join('\n'));
  return xml;
}
