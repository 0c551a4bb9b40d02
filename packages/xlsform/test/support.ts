import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import xpath from 'xpath';
import { type CompileOptions, type CompileResult, compile, type Diagnostic, type Workbook } from '../src/index.ts';
import { readWorkbook } from '../src/read/index.ts';

/** A workbook from markdown tables: the sheet's name in the first cell of a table, headers in its second row. */
export function book(markdown: string): Workbook {
  const { workbook, diagnostics } = readWorkbook(new TextEncoder().encode(markdown), 'form.md');
  if (!workbook) throw new Error(`bad table in the test: ${diagnostics[0]?.message}`);
  return { sheets: workbook.sheets };
}

const NAMESPACES = {
  x: 'http://www.w3.org/2002/xforms',
  h: 'http://www.w3.org/1999/xhtml',
  jr: 'http://openrosa.org/javarosa',
  odk: 'http://www.opendatakit.org/xforms',
  orx: 'http://openrosa.org/xforms',
  entities: 'http://www.opendatakit.org/xforms/entities',
};

export function parseXml(xml: string) {
  return new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'text/xml');
}

export interface Compiled extends CompileResult {
  errors: Diagnostic[];
  /** Texts and attribute values an XPath finds in the form, or the names of elements without text. */
  find(path: string): string[];
}

export function form(markdown: string, options?: CompileOptions): Compiled {
  const result = compile(book(markdown), options);
  const errors = result.diagnostics.filter((d) => d.severity === 'error');
  const find = (path: string): string[] => {
    if (result.xml === undefined) throw new Error(`the form was refused: ${JSON.stringify(errors)}`);
    const nodes = xpath.useNamespaces(NAMESPACES)(path, parseXml(result.xml) as unknown as Node);
    if (!Array.isArray(nodes)) return [String(nodes)];
    return nodes.map((node) => node.nodeValue?.trim() ?? (node.textContent?.trim() || node.nodeName));
  };
  return { ...result, errors, find };
}

export const codes = (found: readonly Diagnostic[]): string[] => found.map((d) => d.code);
