import type { Labels } from '#db/tables.ts';
import { nameKey } from '../units/name-key.ts';

export interface KnownType {
  /** Negative while it exists in a plan only. */
  id: number;
  parentId: number | null;
  depth: number;
  name: Labels;
}
export interface KnownUnit {
  /** Negative while it exists in a plan only. */
  id: number;
  typeId: number;
  parentId: number | null;
  name: string;
  nameBn: string | null;
  otherNames: string[];
  latitude: number | null;
  longitude: number | null;
  source: 'list' | 'boundary' | null;
  /** Its names as they are compared. */
  keys: string[];
}

const ADMIN_LEVEL = /^adm(?:in)?[\s_-]*(\d)\b/i;

/** The geography as an import finds it, and as it grows while the import is planned. */
export class Tree {
  readonly units = new Map<number, KnownUnit>();
  private readonly byName = new Map<string, number[]>();
  private readonly unitByCode = new Map<string, number>();
  private readonly codeByUnit = new Map<number, string>();
  // Every row names its level: each is folded once.
  private readonly levelKeys = new Map<string, string[]>();
  private readonly typeKeys = new Map<KnownType, string[]>();

  constructor(
    readonly types: KnownType[],
    /** Of the system that is imported. */
    codes: readonly { code: string; unitId: number }[],
  ) {
    for (const { code, unitId } of codes) this.addCode(code, unitId);
  }

  add(unit: KnownUnit): void {
    this.units.set(unit.id, unit);
    for (const key of unit.keys)
      for (const place of [`${unit.parentId ?? ''}/${unit.typeId}/${key}`, `*/${unit.typeId}/${key}`]) {
        const there = this.byName.get(place);
        if (there) there.push(unit.id);
        else this.byName.set(place, [unit.id]);
      }
  }

  addCode(code: string, unitId: number): void {
    this.unitByCode.set(code, unitId);
    this.codeByUnit.set(unitId, code);
  }

  withCode(code: string | null): KnownUnit | undefined {
    const id = code === null ? undefined : this.unitByCode.get(code);
    return id === undefined ? undefined : this.units.get(id);
  }

  codeOf(unitId: number): string | undefined {
    return this.codeByUnit.get(unitId);
  }

  /** By name within a parent; `anywhere` when the parent is not known. */
  named(parentId: number | null | 'anywhere', typeId: number, ...names: (string | null)[]): KnownUnit[] {
    const place = parentId === 'anywhere' ? '*' : (parentId ?? '');
    const found = names.flatMap((name) =>
      name === null ? [] : (this.byName.get(`${place}/${typeId}/${nameKey(name)}`) ?? []),
    );
    return [...new Set(found)].flatMap((id) => this.units.get(id) ?? []);
  }

  type(id: number): KnownType | undefined {
    return this.types.find((type) => type.id === id);
  }

  /** Levels called so in any language; “Districts” are of the level “District”. */
  typesCalled(level: string): KnownType[] {
    const keys = this.levelKeys.get(level) ?? [nameKey(level), nameKey(level.replace(/e?s$/i, ''))];
    this.levelKeys.set(level, keys);
    return this.types.filter((type) => this.keysOf(type).some((key) => keys.includes(key)));
  }

  private keysOf(type: KnownType): string[] {
    const known = this.typeKeys.get(type);
    if (known) return known;
    const keys = Object.values(type.name as unknown as Record<string, string | null>).flatMap((name) =>
      name ? [nameKey(name)] : [],
    );
    this.typeKeys.set(type, keys);
    return keys;
  }

  /** Levels that a boundary file may mean: `adm1` is the top. Undefined when it says nothing that we know. */
  typesMeant(level: string | null): KnownType[] | undefined {
    const number = ADMIN_LEVEL.exec(level ?? '')?.[1];
    const types =
      number === undefined
        ? this.typesCalled(level ?? '')
        : this.types.filter((type) => type.depth === Number(number) - 1);
    return types.length > 0 ? types : undefined;
  }
}
