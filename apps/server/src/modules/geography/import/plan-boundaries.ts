import { emptyPlan, type Plan, samePlace, unhurried } from './plan.ts';
import type { Area, BoundaryFile } from './read/file.ts';
import type { Reason } from './reasons.ts';
import type { KnownType, KnownUnit, Tree } from './tree.ts';

/** The part of a code that is a code in the file too says what the area lies in, where the file itself does not. */
function parentCodeOf(area: Area, codes: ReadonlySet<string | null>): string | null {
  if (area.parentCode !== null) return area.parentCode;
  for (let length = (area.code?.length ?? 0) - 1; length > 1; length--) {
    const beginning = area.code?.slice(0, length) ?? '';
    if (codes.has(beginning)) return beginning;
  }
  return null;
}

class Matcher {
  readonly plan: Plan = emptyPlan();
  private readonly matched = new Map<string, KnownUnit>();
  private readonly taken = new Set<number>();

  constructor(
    private readonly tree: Tree,
    private readonly codes: ReadonlySet<string | null>,
    /** Digests of the layer's boundaries as they are now. */
    private readonly kept: ReadonlyMap<number, string>,
  ) {}

  private byName(area: Area, types: KnownType[], parentCode: string | null): KnownUnit | Reason {
    const parent = parentCode === null ? undefined : (this.matched.get(parentCode) ?? this.tree.withCode(parentCode));
    if (!parent && parentCode !== null && this.codes.has(parentCode)) return 'parent-unmatched';
    const found = types.flatMap((type) =>
      this.tree.named(type.parentId === null ? null : (parent?.id ?? 'anywhere'), type.id, area.name),
    );
    if (found.length > 1) return 'ambiguous';
    const [one] = found;
    if (!one) return 'no-match';
    const code = this.tree.codeOf(one.id);
    return area.code !== null && code !== undefined && code !== area.code ? 'code-differs' : one;
  }

  take(area: Area, meant: KnownType[] | undefined): void {
    const parentCode = parentCodeOf(area, this.codes);
    const coded = this.tree.withCode(area.code);
    const found =
      coded && meant && !meant.some((type) => type.id === coded.typeId)
        ? 'level-differs'
        : (coded ?? this.byName(area, meant ?? this.tree.types, parentCode));
    if (typeof found === 'string') return this.refuse(area, meant, found, parentCode);
    if (this.taken.has(found.id)) return this.refuse(area, meant, 'duplicate', parentCode);
    this.settle(area, found);
  }

  private refuse(area: Area, meant: KnownType[] | undefined, reason: Reason, parentCode: string | null): void {
    const { row, level, code } = area;
    const name = area.name ?? code;
    const parent = parentCode === null ? null : (this.matched.get(parentCode)?.name ?? parentCode);
    const typeId = meant?.length === 1 ? (meant[0]?.id ?? null) : null;
    this.plan.lines.push({ row, typeId, level, name, reason, values: { name, code, level, parent } });
  }

  private settle(area: Area, unit: KnownUnit): void {
    this.taken.add(unit.id);
    if (area.code !== null) this.matched.set(area.code, unit);
    const isCodeNew = area.code !== null && this.tree.codeOf(unit.id) === undefined;
    if (area.code !== null && isCodeNew) {
      this.tree.addCode(area.code, unit.id);
      this.plan.codes.push({ code: area.code, unitId: unit.id });
    }
    const isMoved = this.position(area, unit);
    const before = this.kept.get(unit.id);
    this.plan.boundaries.push({ unitId: unit.id, geometry: area.geometry, digest: area.digest });
    const isChanged = isCodeNew || isMoved || before !== area.digest;
    const outcome = before === undefined ? 'added' : isChanged ? 'changed' : 'unchanged';
    this.plan.lines.push({ typeId: unit.typeId, outcome, isKnown: true });
  }

  /** A position of its own stays; one that a boundary gave follows the boundary. */
  private position(area: Area, unit: KnownUnit): boolean {
    if (!area.point || unit.source === 'list') return false;
    const [longitude, latitude] = area.point;
    if (samePlace(unit, { latitude, longitude })) return false;
    this.plan.changes.push({ ...unit, latitude, longitude, source: 'boundary', isRenamed: false });
    return true;
  }
}

/** From the top down, so that what an area lies in is known before it. */
export async function planBoundaries(file: BoundaryFile, tree: Tree, kept: ReadonlyMap<number, string>): Promise<Plan> {
  const codes = new Set(file.areas.map((area) => area.code));
  const matcher = new Matcher(tree, codes, kept);
  const meantBy = new Map<string | null, KnownType[] | undefined>();
  for (const { level } of file.areas) if (!meantBy.has(level)) meantBy.set(level, tree.typesMeant(level));
  const depthOf = (area: Area) => Math.min(...(meantBy.get(area.level) ?? []).map((type) => type.depth));
  const ordered = file.areas.map((area) => ({ area, depth: depthOf(area) })).sort((a, b) => a.depth - b.depth || 0);
  for await (const [, { area }] of unhurried(ordered)) matcher.take(area, meantBy.get(area.level));
  return matcher.plan;
}
