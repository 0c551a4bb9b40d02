import type { Column } from '../model/types.ts';
import { addText, type Text } from './text.ts';

/** What a node takes over from its row as it stands there. */
export interface RowTexts {
  label?: Text;
  hint?: Text;
  guidance?: Text;
  media?: Map<string, Text>;
  bind?: Map<string, Text>;
  control?: Map<string, Text>;
  instance?: Map<string, Text>;
  default?: string;
  choiceFilter?: string;
  query?: string;
}

/** One row of the survey sheet with its cells sorted by meaning. */
export interface Row extends RowTexts {
  row: number;
  type?: string;
  name?: string;
  trigger?: string;
  parameters?: string;
  intent?: string;
  disabled?: string;
}

type Scalar = Extract<
  keyof Row,
  'type' | 'name' | 'default' | 'trigger' | 'parameters' | 'query' | 'intent' | 'disabled'
>;
const SCALARS: ReadonlyMap<string, Scalar | 'choiceFilter'> = new Map([
  ...(['type', 'name', 'default', 'trigger', 'parameters', 'query', 'intent', 'disabled'] as const).map(
    (key) => [key, key] as const,
  ),
  ['choice_filter', 'choiceFilter' as const],
]);
const TEXTS = new Map([
  ['label', 'label' as const],
  ['hint', 'hint' as const],
  ['guidance_hint', 'guidance' as const],
]);
const MAPS = new Set(['media', 'bind', 'control', 'instance'] as const);
type MapKey = 'media' | 'bind' | 'control' | 'instance';

/** Puts one cleaned cell where its column says. Columns the compiler does not know are left alone. */
export function addCell(row: Row, path: Column['path'], value: string, fallback: string): void {
  const [first = '', second, third] = path;
  const scalar = SCALARS.get(first);
  if (scalar !== undefined) {
    if (second === undefined) row[scalar] = value;
    return;
  }
  const text = TEXTS.get(first);
  if (text !== undefined) {
    // An unsuffixed column after suffixed ones wins over them all, as in the reference compiler.
    row[text] = second === undefined ? value : addText(row[text], second, value, fallback);
    return;
  }
  if (second === undefined || !MAPS.has(first as MapKey)) return;
  const map = (row[first as MapKey] ??= new Map());
  map.set(second, addText(map.get(second), third, value, fallback));
}

/** The cell as a plain text; translated ones count as absent where no translation makes sense. */
export const plain = (map: Map<string, Text> | undefined, key: string): string | undefined => {
  const value = map?.get(key);
  return typeof value === 'string' ? value : undefined;
};
