/** A map that forgets what was not used for longest; insertion order of Map does the work. */
export class LruMap<K, V> {
  private static readonly all = new Set<WeakRef<LruMap<unknown, unknown>>>();
  private readonly map = new Map<K, V>();

  constructor(private readonly limit: number) {
    LruMap.all.add(new WeakRef(this as LruMap<unknown, unknown>));
  }

  /** What was remembered is of one database: whoever goes to another one begins anew. */
  static forgetAll(): void {
    for (const map of LruMap.all) map.deref()?.clear();
  }

  get(key: K): V | undefined {
    const value = this.map.get(key);
    if (value === undefined) return undefined;
    this.map.delete(key);
    this.map.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.map.delete(key);
    this.map.set(key, value);
    if (this.map.size > this.limit) this.map.delete(this.map.keys().next().value as K);
  }

  delete(key: K): void {
    this.map.delete(key);
  }

  clear(): void {
    this.map.clear();
  }

  get size(): number {
    return this.map.size;
  }
}
