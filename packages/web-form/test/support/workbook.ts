import { compile, type Workbook } from '@msurvey/xlsform';
import { readWorkbook } from '@msurvey/xlsform/read';
import { openForm, type OpenedForm, type OpenOptions } from '../../src/node.ts';

/** A form from markdown tables: the sheet's name in the first cell of a table, headers in its second row. */
export function formXml(markdown: string): string {
  const { workbook, diagnostics } = readWorkbook(new TextEncoder().encode(markdown), 'form.md');
  if (!workbook) throw new Error(`bad table in the test: ${diagnostics[0]?.message}`);
  return xmlOf(workbook);
}

export function xmlOf(workbook: Workbook): string {
  const { xml, diagnostics } = compile({ sheets: workbook.sheets }, { fallbackFormName: 'test' });
  if (!xml) throw new Error(diagnostics.map((d) => d.message).join('\n'));
  return xml;
}

export async function opened(xml: string, options?: OpenOptions): Promise<OpenedForm> {
  const result = await openForm(xml, options);
  if (result.status !== 'opened') throw new Error(`${result.reason}: ${result.detail}`);
  return result.form;
}
