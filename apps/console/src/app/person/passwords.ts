import type { FieldFault } from '@msurvey/domain';

/** The second typing of a password must equal the first. */
export const sameAs =
  (other: string) =>
  (value: string, values: Record<string, unknown>): FieldFault | undefined =>
    value === values[other] ? undefined : 'passwordsDiffer';
