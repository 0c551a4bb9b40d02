/** One choice of a list. */
export interface Option<Value extends string | number = string | number> {
  id: Value;
  name: string;
  /** Beneath the name: an organisation beside a role, a district beside an upazila. */
  hint?: string;
}
