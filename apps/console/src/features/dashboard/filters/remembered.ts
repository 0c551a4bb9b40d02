/** What somebody last chose on the dashboard of a project; kept in their browser, for each of those who share it. */
const keyOf = (userId: number, projectId: number): string => `msurvey.dashboard.${userId}.${projectId}`;

type Chosen = Record<string, number>;

/** Whatever stands there: only numbers of names that are filters. */
export function remembered(userId: number, projectId: number, names: readonly string[]): Chosen {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId, projectId)) ?? '{}') as Chosen;
    return Object.fromEntries(names.flatMap((name) => (Number.isInteger(kept[name]) ? [[name, kept[name] ?? 0]] : [])));
  } catch {
    // not ours, or cut off: nothing is remembered
    return {};
  }
}

export function remember(userId: number, projectId: number, chosen: Chosen): void {
  if (Object.keys(chosen).length === 0) localStorage.removeItem(keyOf(userId, projectId));
  else localStorage.setItem(keyOf(userId, projectId), JSON.stringify(chosen));
}
