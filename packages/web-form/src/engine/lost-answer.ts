/** An answer of the given instance that the form has no place for, or does not take. */
export interface LostAnswer {
  path: string;
  value: string;
}
