import { type FieldFault, fieldText, type Language, PROBLEMS, type ProblemCode, problemText } from '@msurvey/domain';
import type { Problem } from '../problem/problem.ts';

interface WireError {
  status: string;
  code: string;
  title: string;
  detail: string;
  source?: { pointer: string };
  meta?: Record<string, unknown>;
}

const isProblem = (fault: FieldFault | ProblemCode): fault is ProblemCode => fault in PROBLEMS;
const lastName = (field: string) => field.split('/').findLast((part) => !/^\d+$/.test(part)) ?? field;

/** The error envelope of the specification: `{ errors: [{ status, code, title, detail }] }`, one error per field. */
export function writeProblem(
  problem: Problem,
  language: Language,
  requestId: string,
): { errors: WireError[]; meta: { requestId: string } } {
  const base = { status: String(problem.status), title: problem.code };
  const errors: WireError[] = problem.fields.map(({ field, fault }) => ({
    ...base,
    code: isProblem(fault) ? fault : `field.${fault}`,
    detail: isProblem(fault)
      ? problemText(language, fault, problem.values)
      : fieldText(language, lastName(field), fault),
    source: { pointer: `/${field}` },
  }));
  for (const { text, values, meta } of problem.faults)
    errors.push({ ...base, code: problem.code, detail: problemText(language, text, values), meta });
  if (errors.length === 0)
    errors.push({
      ...base,
      code: problem.code,
      detail: problemText(language, problem.code, { requestId, ...problem.values }),
    });
  return { errors, meta: { requestId } };
}
