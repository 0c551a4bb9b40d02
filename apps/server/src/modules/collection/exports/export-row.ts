import type { ExportPlan, TablePlan } from './plan.ts';

/** Stands between the values of a record, and in none: no text of XML can hold it. */
export const SEPARATOR = '\u001f';

/** What comes before the answers, as text; an unknown value is empty. */
type RecordValues = [
  receivedAtText: string,
  id: string,
  instanceId: string,
  instanceName: string,
  userName: string,
  name: string,
  source: string,
  version: string,
  receivedAt: string,
  updatedAt: string,
  startedAt: string,
  endedAt: string,
  state: string,
  latitude: string,
  longitude: string,
  accuracy: string,
  missingFiles: string,
  faults: string,
];
export const FIRST_ANSWER = 18 satisfies RecordValues['length'];

/** A record taken apart: what stands before the answers, the answers of the plan's first table, its repeats as JSON. */
export type ExportRow = [...RecordValues, ...answers: string[]];

/** Of the record itself: the questions of its table, then the repeats in it. */
export function answerPaths({ tables }: ExportPlan): string[] {
  const { columns, inside } = tables[0] as TablePlan;
  return [
    ...columns.map(({ path }) => path),
    ...inside.map((number) => (tables[number] as TablePlan).repeat as string),
  ];
}
