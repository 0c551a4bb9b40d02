/** Whole parts as even as can be, the first ones one larger where it does not divide; their sum is `total` exactly. */
export function evenShares(total: number, people: number): number[] {
  if (people === 0) return [];
  const floor = Math.floor(total / people);
  const larger = total - floor * people;
  return Array.from({ length: people }, (_, i) => (i < larger ? floor + 1 : floor));
}

export interface TargetHolder {
  isActive: boolean;
  /** Null: none was set. */
  targetValue: number | null;
}

/**
 * What every active user of a form gets when its target is shared out: those who no longer collect keep theirs, what is
 * left goes evenly to the active ones, in the order given. All targets together are then the form's; only where the
 * inactive ones hold more than that already is nothing left to give.
 */
export function shareOutTarget(formTarget: number, users: readonly TargetHolder[]): number[] {
  const kept = users.reduce((sum, user) => sum + (user.isActive ? 0 : (user.targetValue ?? 0)), 0);
  const active = users.filter((user) => user.isActive).length;
  return evenShares(Math.max(0, formTarget - kept), active);
}
