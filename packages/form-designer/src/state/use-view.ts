import type { Place } from '@msurvey/xlsform/edit';
import { createContext, useContext } from 'react';
import type { Dragged } from '../canvas/drop.ts';
import type { PaletteEntry } from '../palette/catalogue.ts';

/** What the canvas offers to the palette and to other views. */
interface CanvasDoors {
  insert: (entry: PaletteEntry, place?: Place) => void;
  openAdd: () => void;
  go: (key: string) => void;
}

/** What the parts of the screen know of each other. */
export interface View {
  canEdit: boolean;
  /** The language of the form that labels are shown in where there is room for one. */
  language: string;
  /** Code of the interface's language. */
  reader: string;
  /** Everything that can be added: types, and the blocks of a library. */
  entries: readonly PaletteEntry[];
  /** A drag tells its target nothing of what is dragged. */
  dragged: Dragged | null;
  doors: CanvasDoors | null;
  provide: (doors: CanvasDoors) => () => void;
  /** Where there is no room beside the canvas, one question is edited at a time. */
  openPanel: () => void;
  /** Goes to a row of the form, wherever one is. */
  show: (row: string) => void;
  open: (view: ViewName) => void;
}

export const VIEWS = ['form', 'logic', 'translations', 'choices', 'settings', 'source', 'problems'] as const;
export type ViewName = (typeof VIEWS)[number];

/** Lines that something is wrong with. */
export type Wrong = ReadonlyMap<string, 'error' | 'warning'>;
export const WrongContext = createContext<Wrong>(new Map());

export const ViewContext = createContext<View | null>(null);

export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('outside of the designer');
  return view;
}
