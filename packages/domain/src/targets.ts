/** Whole parts as even as can be, the first ones one larger where it does not divide; their sum is `total` exactly. */
export function evenShares(total: number, people: number): number[] {
  if (people === 0) return [];
  const floor = Math.floor(total / people);
  const larger = total - floor * people;
  return Array.from({ length: people }, (_, i) => (i < larger ? floor + 1 : floor));
}

/** How many records a form still wants; what was collected beyond its target is not owed to anybody. */
export const leftOfTarget = (formTarget: number, collected: number): number => Math.max(0, formTarget - collected);
