/** A level of the logframe: what the diagram calls a node, and the tree the type of one. */
export interface Level {
  id: number;
  parent: number | null;
  name: string;
  isActivity: boolean;
}

/** Two names that differ in case or blanks only are the same name. */
export const levelNameKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The first name that stands twice. */
export function duplicateLevelName(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => {
    const key = levelNameKey(name);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

export const childLevels = <L extends Pick<Level, 'parent'>>(levels: readonly L[], id: number | null): L[] =>
  levels.filter((level) => level.parent === id);

/** What is measured: the lowest levels, apart from work. */
export const isIndicatorLevel = (levels: readonly Level[], level: Level): boolean =>
  !level.isActivity && !levels.some((other) => other.parent === level.id);

/** The ids beneath one of them, itself first; whoever stands in a circle is met once. */
export function withDescendants<Id>(all: readonly { id: Id; parent: Id | null }[], id: Id): Id[] {
  const children = new Map<Id | null, Id[]>();
  for (const one of all) {
    const siblings = children.get(one.parent);
    if (siblings) siblings.push(one.id);
    else children.set(one.parent, [one.id]);
  }
  const found = new Set<Id>([id]);
  for (const one of found) for (const child of children.get(one) ?? []) found.add(child);
  return [...found];
}

export type DefinitionFault = 'many-roots' | 'no-root' | 'unknown-parent' | 'circle' | 'below-activity';

/** What keeps levels from being a definition: one root, everybody beneath it, nothing beneath an activity. */
export function definitionFault<Id>(
  levels: readonly { id: Id; parent: Id | null; isActivity: boolean }[],
): DefinitionFault | undefined {
  const byId = new Map(levels.map((level) => [level.id, level]));
  for (const { parent } of levels) {
    if (parent === null) continue;
    const above = byId.get(parent);
    if (!above) return 'unknown-parent';
    if (above.isActivity) return 'below-activity';
  }
  const roots = levels.filter((level) => level.parent === null);
  if (roots.length > 1) return 'many-roots';
  const [root] = roots;
  if (!root) return levels.length > 0 ? 'no-root' : undefined;
  return withDescendants(levels, root.id).length === levels.length ? undefined : 'circle';
}
