import type { Raw, RawForm, RawRecord } from './raw.ts';
import { type Sheet, sheetOf } from './sheet.ts';

/** What is done with every record that fills a registry. */
type Take = (form: RawForm, record: RawRecord, sheet: Sheet) => void;

/** Some registries, and what is read of each record that fills one of them. */
export interface Reading {
  registries: readonly string[];
  take: Take;
}

/** Goes through the records of a project once, those of the first reading first: others name people who must be known. */
export async function readRecords(raw: Raw, projectId: number, readings: readonly Reading[]): Promise<void> {
  const forms = readings.flatMap((reading) =>
    raw.forms.filter((form) => form.projectId === projectId && reading.registries.includes(form.registry)),
  );
  const byId = new Map(forms.map((form) => [form.formId, form]));
  const byRegistry = new Map(
    readings.flatMap(({ registries, take }) => registries.map((name) => [name, take] as const)),
  );
  for await (const page of raw.records(forms))
    for (const record of page) {
      const form = byId.get(record.formId) as RawForm;
      byRegistry.get(form.registry)?.(form, record, sheetOf(form, record.answers));
    }
}
