import { INPUTS, PLOTS, STRUCTURES } from '../content/details.ts';
import { WORKS } from '../content/works.ts';
import type { Range } from './chance.ts';
import type { Programme } from './places.ts';

export type WorkForm = 'activity' | 'training' | 'input' | 'demonstration' | 'infrastructure';
export type Comers = 'members' | 'women' | 'youth' | 'counted' | 'none';

export interface Plot {
  /** Null: a demonstration without a plot. */
  crop: string | null;
  kind: string;
  area: Range;
  /** Kg per decimal. */
  yield: Range | null;
  /** Months until the harvest. */
  harvest: Range;
  variety: string | null;
}

/** How a sub-activity is carried out. */
export interface WorkKind {
  id: number;
  form: WorkForm;
  months: readonly number[];
  days: Range;
  comers: Comers;
  people: Range;
  /** Of a hundred who come. */
  women: number;
  trainingKind: string | null;
  measured: Range | null;
  /** Carried out in each fiscal year from 2018-19 on. */
  done: readonly number[];
  plots: readonly Plot[];
  structure: { type: string; length: Range | null; households: Range } | null;
  inputs: readonly { item: string; unit: string; amount: Range }[];
}

/** What the catalogue says of it. */
export interface CatalogueItem {
  id: number;
  agencyId: number;
  agency: string;
  programme: Programme;
  type: string;
  label: string;
}
export type DemoWork = WorkKind & CatalogueItem;

const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
const rangeOf = (text = '0'): Range => {
  const [low = 0, high = low] = text.split('-').map(Number);
  return [low, high];
};
const maybe = (text: string | undefined): Range | null => (text === undefined || text === '-' ? null : rangeOf(text));
const of = (table: string, id: string | undefined): string[][] => rows(table).filter(([its]) => its === id);

const plotOf = ([, crop, kind = '', area, harvested, harvest, ...variety]: string[]): Plot => ({
  crop: crop === '-' || crop === undefined ? null : crop,
  kind,
  area: maybe(area) ?? [0, 0],
  yield: maybe(harvested),
  harvest: rangeOf(harvest),
  variety: variety.length > 0 ? variety.join(' ') : null,
});

/** All of the catalogue, as the tables of the content have it. */
export const WORK_KINDS: readonly WorkKind[] = rows(WORKS).map(
  ([id, form, months = '', days, comers, people, women, training, measured, done = '']) => {
    const [structure] = of(STRUCTURES, id);
    return {
      id: Number(id),
      form: form as WorkForm,
      months: months.split(',').map(Number),
      days: rangeOf(days),
      comers: comers as Comers,
      people: rangeOf(people),
      women: Number(women),
      trainingKind: training === '-' || training === undefined ? null : training,
      measured: maybe(measured),
      done: done.split(',').map(Number),
      plots: of(PLOTS, id).map(plotOf),
      structure: structure
        ? { type: structure[1] as string, length: maybe(structure[2]), households: rangeOf(structure[3]) }
        : null,
      inputs: of(INPUTS, id).map(([, item = '', unit = '', amount]) => ({ item, unit, amount: rangeOf(amount) })),
    };
  },
);

/** Those of the catalogue that are carried out in this way; what staff took out of it is not. */
export const worksOf = (catalogue: readonly CatalogueItem[]): DemoWork[] =>
  WORK_KINDS.flatMap((kind) => {
    const item = catalogue.find(({ id }) => id === kind.id);
    return item ? [{ ...kind, ...item }] : [];
  });
