import type { Format } from '~/lib/format.ts';

interface Named {
  /** As its form says, else as what the record made. */
  instanceName: string | null;
  /** The day on which it came, where that is known. */
  receivedAt?: string;
}

/** What a record is called: never by its id. Without a name it is one of a form, of a day. */
export const recordName = (
  { instanceName, receivedAt }: Named,
  form: { title: string },
  { date }: Pick<Format, 'date'>,
): string => instanceName?.trim() || [form.title, receivedAt && date(receivedAt)].filter(Boolean).join(', ');
