/**
 * The engine writes its state into objects we give it. Each property is a cell of its own, so that who read one label
 * hears of that label only: a key press redraws one question, not five hundred.
 */
export interface Cell {
  version: number;
  readonly listeners: Set<() => void>;
}

let tracking: Set<Cell> | null = null;
let pending: Set<() => void> | null = null;

/** Once per turn, however many cells changed in it. */
function notify(cell: Cell): void {
  cell.version++;
  if (cell.listeners.size === 0) return;
  if (!pending) {
    const batch = new Set<() => void>();
    pending = batch;
    queueMicrotask(() => {
      pending = null;
      for (const listener of batch) listener();
    });
  }
  for (const listener of cell.listeners) pending.add(listener);
}

export interface Reactivity {
  stateFactory<T extends object>(object: T): T;
  /** Called after any change at all; returns how to stop. */
  onChange(listener: () => void): () => void;
}

export function createReactivity(): Reactivity {
  const whole: Cell = { version: 0, listeners: new Set() };
  return {
    stateFactory<T extends object>(object: T): T {
      const cells = new Map<PropertyKey, Cell>();
      return new Proxy(object, {
        get(target, key, receiver) {
          if (tracking) {
            let cell = cells.get(key);
            if (!cell) cells.set(key, (cell = { version: 0, listeners: new Set() }));
            tracking.add(cell);
          }
          return Reflect.get(target, key, receiver);
        },
        set(target, key, value) {
          if (Object.is(Reflect.get(target, key), value)) return true;
          Reflect.set(target, key, value);
          const cell = cells.get(key);
          if (cell) notify(cell);
          notify(whole);
          return true;
        },
      });
    },
    onChange(listener) {
      whole.listeners.add(listener);
      return () => whole.listeners.delete(listener);
    },
  };
}

const sumOf = (cells: Set<Cell>): number => {
  let sum = 0;
  for (const cell of cells) sum += cell.version;
  return sum;
};

export interface Tracked<T> {
  value: T;
  cells: Set<Cell>;
  version: number;
}

/** Reads and remembers what was read. */
export function track<T>(read: () => T): Tracked<T> {
  const outer = tracking;
  const cells = new Set<Cell>();
  tracking = cells;
  try {
    const value = read();
    return { value, cells, version: sumOf(cells) };
  } finally {
    tracking = outer;
  }
}

export const isStale = ({ cells, version }: Tracked<unknown>): boolean => sumOf(cells) !== version;
