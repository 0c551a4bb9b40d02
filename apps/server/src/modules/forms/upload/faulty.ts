import type { Diagnostic } from '@msurvey/xlsform';
import { type PlacedFault, Problem } from '#problem/problem.ts';
import { diagnosticView } from '../library/xform.view.ts';

function textOf({ sheet, row, column }: Diagnostic): PlacedFault['text'] {
  if (sheet === undefined) return 'form.fault';
  if (row === undefined) return 'form.fault-in-sheet';
  return column === undefined ? 'form.fault-in-row' : 'form.fault-in-cell';
}

/** One error per fault, each saying where it stands. */
export function faulty(diagnostics: readonly Diagnostic[]): Problem {
  const errors = diagnostics.filter((d) => d.severity === 'error');
  const faults = errors.map((found): PlacedFault => {
    const { code, ...meta } = diagnosticView(found);
    return { text: textOf(found), values: { ...meta }, meta: { fault: code, ...meta } };
  });
  return new Problem('form.faulty', { count: errors.length, first: errors[0]?.message ?? '' }, [], {}, faults);
}
