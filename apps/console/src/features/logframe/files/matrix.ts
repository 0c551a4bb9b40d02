import type { LogframeNode, LogframeType } from '@msurvey/contract';
import { nameOfNode } from '~/features/logframe/tree/rows.ts';

interface MatrixWords {
  title: string;
  /** Results, indicator, baseline, target, progress. */
  headings: readonly string[];
  number: (value: number | null) => string;
  percent: (value: number | null) => string;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => `&#${found.codePointAt(0)};`);
const CELL = 'border:1px solid #999;padding:4px 6px;vertical-align:top;';
const cell = (text: string, style = '', more = '') => `<td style="${CELL}${style}"${more}>${escaped(text)}</td>`;

/**
 * The logframe matrix as a document of its own, with its looks beside each cell: so it is printed, saved as PDF, or put
 * into a text document as a table.
 */
export function matrixHtml(
  roots: readonly LogframeNode[],
  types: readonly LogframeType[],
  { title, headings, number, percent }: MatrixWords,
): string {
  const kinds = new Map(types.map((type) => [type.id, type]));
  const isIndicator = ({ type }: LogframeNode) => kinds.get(type)?.isIndicator ?? false;
  const figures = (node: LogframeNode | undefined) =>
    node
      ? cell(nameOfNode(node)) +
        cell(number(node.baseline_value), 'text-align:right;') +
        cell(number(node.target), 'text-align:right;') +
        cell(percent(node.progress), 'text-align:right;')
      : cell('') + cell('') + cell('') + cell('');
  const lines: string[] = [];
  const write = (node: LogframeNode, depth: number) => {
    const own = isIndicator(node) ? [node] : node.children.filter(isIndicator);
    const named = isIndicator(node) ? '' : `${kinds.get(node.type)?.name ?? ''}: ${nameOfNode(node)}`;
    const span = own.length > 1 ? ` rowspan="${own.length}"` : '';
    lines.push(`<tr>${cell(named, `padding-left:${6 + depth * 12}px;`, span)}${figures(own[0])}</tr>`);
    for (const one of own.slice(1)) lines.push(`<tr>${figures(one)}</tr>`);
    for (const child of node.children) if (!isIndicator(child)) write(child, depth + 1);
  };
  for (const root of roots) write(root, 0);
  const head = headings
    .map((heading) => `<th style="${CELL}text-align:left;background:#e8f0e8;">${escaped(heading)}</th>`)
    .join('');
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body style="font-family:sans-serif;font-size:11px;"><h1 style="font-size:16px;">${escaped(title)}</h1><table style="border-collapse:collapse;width:100%;"><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table></body></html>`;
}
