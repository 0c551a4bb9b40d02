import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Designer, DesignerState } from './designer.ts';

export const DesignerContext = createContext<Designer | null>(null);

export function useDesigner(): Designer {
  const designer = useContext(DesignerContext);
  if (!designer) throw new Error('outside of the designer');
  return designer;
}

/** A part of the state; who asks is drawn again when that part is another. It must be the same for the same state. */
export function useDesignerState<T>(pick: (state: DesignerState) => T): T {
  const designer = useDesigner();
  const get = () => pick(designer.get());
  return useSyncExternalStore(designer.subscribe, get, get);
}
