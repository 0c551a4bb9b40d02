export { Grid } from './Grid.tsx';
export {
  type CellChange,
  cellKey,
  type CellKind,
  type CellValue,
  type GridColumn,
  type GridGroup,
  type GridHeader,
  type GridProps,
  type ValueOf,
} from './types.ts';
export { readNumber } from './read-value.ts';
export { useEdits } from './use-edits.ts';
export { useViewport } from './use-viewport.ts';
export { drawnRows } from './virtual.ts';
