import { useCallback, useSyncExternalStore } from 'react';

/** Values by key, where who reads one key hears of that key only. */
export class KeyedStore<T> {
  private readonly values = new Map<string, T>();
  private readonly listeners = new Map<string, Set<() => void>>();

  get(key: string): T | undefined {
    return this.values.get(key);
  }

  get keys(): string[] {
    return [...this.values.keys()];
  }

  set(key: string, value: T | undefined): void {
    if (this.values.get(key) === value) return;
    if (value === undefined) this.values.delete(key);
    else this.values.set(key, value);
    for (const listener of this.listeners.get(key) ?? []) listener();
  }

  subscribe(key: string, listener: () => void): () => void {
    const of = this.listeners.get(key) ?? new Set();
    this.listeners.set(key, of.add(listener));
    return () => of.delete(listener);
  }
}

export function useKeyed<T>(store: KeyedStore<T>, key: string): T | undefined {
  return useSyncExternalStore(
    useCallback((listener) => store.subscribe(key, listener), [store, key]),
    () => store.get(key),
    () => store.get(key),
  );
}
