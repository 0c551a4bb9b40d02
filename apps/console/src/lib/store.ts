import { useSyncExternalStore } from 'react';

/** A value outside React that screens can watch: session, settings. */
export interface Store<T> {
  get: () => T;
  set: (change: Partial<T>) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (change) => {
      value = { ...value, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <T extends object>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
