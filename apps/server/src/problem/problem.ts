import { type FieldFault, PROBLEMS, type ProblemCode } from '@msurvey/domain';

/** What a user can get wrong, as a value: handlers return it, the writer makes the sentence in the caller's language. */
export class Problem {
  constructor(
    readonly code: ProblemCode,
    readonly values: Record<string, unknown> = {},
    readonly fields: readonly FieldError[] = [],
    readonly headers: Record<string, string> = {},
    readonly faults: readonly PlacedFault[] = [],
  ) {}
  get status(): number {
    return PROBLEMS[this.code];
  }
}
export type FieldProblem = Problem;

/** One field at fault: a generic fault, or a problem of the catalogue that belongs to the field. */
export interface FieldError {
  /** JSON pointer without the leading slash: `firstName`, `roles/0`. */
  field: string;
  fault: FieldFault | ProblemCode;
}

/** One of many faults of a problem, with a place of its own: the writer makes one error of each. */
export interface PlacedFault {
  /** Where it stands; a fault of the catalogue says it in the caller's language. */
  text: ProblemCode;
  values: Record<string, unknown>;
  meta: Record<string, unknown>;
}

export const problem = (
  code: ProblemCode,
  values?: Record<string, unknown>,
  headers?: Record<string, string>,
): Problem => new Problem(code, values, [], headers);

/** A rule of the catalogue broken by one field: status and code are the problem's, the pointer is the field's. */
export const fieldProblem = (field: string, code: ProblemCode): Problem =>
  new Problem(code, {}, [{ field, fault: code }]);

export const fieldFaults = (...fields: FieldError[]): Problem => new Problem('field.invalid', {}, fields);

/** Carries a problem out of a transaction, which rolls back. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}
