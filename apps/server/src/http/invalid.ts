import { FIELD_FAULTS, type FieldFault } from '@msurvey/domain';
import type { z } from 'zod';
import { type FieldError, fieldFaults, type Problem, problem } from '../problem/problem.ts';

const faults = new Set<string>(FIELD_FAULTS);

function faultOf(issue: z.core.$ZodIssue, missing: boolean): FieldFault {
  if (faults.has(issue.message) && !(missing && issue.code === 'invalid_type')) return issue.message as FieldFault;
  if (missing) return 'required';
  return issue.code === 'invalid_type' ? 'malformed' : 'invalid';
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );

/** 400 where the request has the wrong form, 422 with one error per field where it breaks a rule. */
export function problemOfIssues(error: z.ZodError, input: unknown): Problem {
  const seen = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('/');
    const value = valueAt(input, issue.path);
    if (!seen.has(field)) seen.set(field, { field, fault: faultOf(issue, value === undefined || value === null) });
  }
  const list = [...seen.values()];
  const malformed = list.find((f) => f.fault === 'malformed' || f.field === '');
  if (malformed) return problem('request.malformed', { what: malformed.field || 'the body' });
  return fieldFaults(...list);
}
