/** A batch may come from several projects; what is counted and found belongs to one. */
export function byProject<T extends { projectId: number }>(rows: readonly T[]): Map<number, T[]> {
  const found = new Map<number, T[]>();
  for (const row of rows) {
    const its = found.get(row.projectId);
    if (its) its.push(row);
    else found.set(row.projectId, [row]);
  }
  return found;
}
