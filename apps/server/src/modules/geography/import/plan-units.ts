import { nameKey } from '../units/name-key.ts';
import { emptyPlan, type Plan, samePlace, type UnitChange, unhurried } from './plan.ts';
import type { ListedUnit, ListFile } from './read/file.ts';
import type { Reason } from './reasons.ts';
import type { KnownType, KnownUnit, Tree } from './tree.ts';

/** Whose: a unit that is there, none of that name yet, or why neither can be said. */
type Found = KnownUnit | null | Reason;

class Planner {
  readonly plan: Plan = emptyPlan();
  /** By place in the file; undefined when it was left out. */
  private readonly resolved: (KnownUnit | undefined)[] = [];
  private readonly taken = new Set<number>();

  constructor(private readonly tree: Tree) {}

  private parentOf(listed: ListedUnit): KnownUnit | null | Reason {
    if (listed.parent !== null) return this.resolved[listed.parent] ?? 'parent-unmatched';
    if (listed.parentCode !== null) return this.tree.withCode(listed.parentCode) ?? 'parent-unknown';
    return null;
  }

  /** A level is known by its name beneath its parent's level; one that is not there yet becomes one. */
  private typeOf(listed: ListedUnit, parent: KnownUnit | null): KnownType | Reason {
    const called = this.tree.typesCalled(listed.level);
    const coded = this.tree.withCode(listed.code);
    const known =
      called.find((type) => type.parentId === (parent?.typeId ?? null)) ??
      called.find((type) => parent === null && type.id === coded?.typeId);
    if (known) return known;
    if (parent === null && called.length > 0) return 'parent-missing';
    const { types } = this.tree;
    const made: KnownType = {
      id: -1 - types.length,
      parentId: parent?.typeId ?? null,
      depth: parent ? (this.tree.type(parent.typeId)?.depth ?? 0) + 1 : 0,
      name: { en: listed.level, bn: null, fr: null, ro: null, zh: null },
    };
    types.push(made);
    this.plan.newTypes.push(made);
    return made;
  }

  private find(listed: ListedUnit, parent: KnownUnit | null, type: KnownType): Found {
    const coded = this.tree.withCode(listed.code);
    if (coded) return coded.typeId === type.id ? coded : 'level-differs';
    const named = this.tree
      .named(parent?.id ?? null, type.id, listed.name, listed.nameBn)
      // Two of one name with codes of their own are two.
      .filter((unit) => unit.id > 0 || listed.code === null || this.tree.codeOf(unit.id) === undefined);
    if (named.length > 1) return 'ambiguous';
    const [one] = named;
    if (!one) return null;
    return listed.code !== null && this.tree.codeOf(one.id) !== undefined ? 'code-differs' : one;
  }

  take(listed: ListedUnit): void {
    const parent = this.parentOf(listed);
    if (typeof parent === 'string') return this.refuse(listed, null, parent, null);
    const type = this.typeOf(listed, parent);
    if (typeof type === 'string') return this.refuse(listed, null, type, parent);
    const found = this.find(listed, parent, type);
    if (typeof found === 'string') return this.refuse(listed, type, found, parent);
    if (found === null) return this.addNew(listed, parent, type);
    if (this.taken.has(found.id)) return this.refuse(listed, type, 'duplicate', parent);
    this.update(listed, parent, found);
  }

  private refuse(listed: ListedUnit, type: KnownType | null, reason: Reason, parent: KnownUnit | null): void {
    this.resolved.push(undefined);
    const { row, level, name, code } = listed;
    const values = { name, code, level, parent: parent?.name ?? listed.parentCode };
    this.plan.lines.push({ row, typeId: type?.id ?? null, level, name, reason, values });
  }

  private addNew(listed: ListedUnit, parent: KnownUnit | null, type: KnownType): void {
    const { name, nameBn, code, latitude, longitude } = listed;
    const unit: KnownUnit = {
      id: -1 - this.plan.newUnits.length,
      typeId: type.id,
      parentId: parent?.id ?? null,
      name,
      nameBn,
      otherNames: [],
      latitude,
      longitude,
      source: latitude === null ? null : 'list',
      keys: [...new Set([name, ...(nameBn ? [nameBn] : [])].map(nameKey))],
    };
    this.tree.add(unit);
    if (code !== null) this.tree.addCode(code, unit.id);
    this.plan.newUnits.push({ ...unit, code });
    this.settle(unit, 'added', false);
  }

  private update(listed: ListedUnit, parent: KnownUnit | null, unit: KnownUnit): void {
    const change: UnitChange = { ...unit, otherNames: [...unit.otherNames], isRenamed: false };
    // A spelling that is known already, old ones included, is no new name.
    if (!unit.keys.includes(nameKey(listed.name))) {
      change.otherNames.push(unit.name);
      change.name = listed.name;
    }
    if (listed.nameBn !== null && !unit.keys.includes(nameKey(listed.nameBn))) {
      if (unit.nameBn !== null) change.otherNames.push(unit.nameBn);
      change.nameBn = listed.nameBn;
    }
    if (parent !== null) change.parentId = parent.id;
    if (listed.latitude !== null && !samePlace(listed, unit))
      Object.assign(change, { latitude: listed.latitude, longitude: listed.longitude, source: 'list' });
    change.isRenamed = change.name !== unit.name || change.nameBn !== unit.nameBn;
    const differs =
      change.isRenamed ||
      change.parentId !== unit.parentId ||
      change.source !== unit.source ||
      !samePlace(change, unit);
    if (differs) this.plan.changes.push(change);
    const isCodeNew = listed.code !== null && this.tree.codeOf(unit.id) === undefined;
    if (listed.code !== null && isCodeNew) {
      this.tree.addCode(listed.code, unit.id);
      this.plan.codes.push({ code: listed.code, unitId: unit.id });
    }
    this.settle(unit, differs || isCodeNew ? 'changed' : 'unchanged', true);
  }

  private settle(unit: KnownUnit, outcome: 'added' | 'changed' | 'unchanged', isKnown: boolean): void {
    this.taken.add(unit.id);
    this.resolved.push(unit);
    this.plan.lines.push({ typeId: unit.typeId, outcome, isKnown });
  }
}

export async function planUnits(file: ListFile, tree: Tree): Promise<Plan> {
  const planner = new Planner(tree);
  for await (const [, listed] of unhurried(file.units)) planner.take(listed);
  return planner.plan;
}
