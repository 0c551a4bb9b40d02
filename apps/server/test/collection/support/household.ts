import { randomUUID } from 'node:crypto';
import type { FormSource, TestForm } from './forms.queries.ts';

/** A small form with everything that matters: types, choices, a repeat, a photo, a position, the phone's own data. */
export const HOUSEHOLD: FormSource = {
  idString: 'household',
  version: '2026-1',
  survey: [
    { type: 'start', name: 'start' },
    { type: 'end', name: 'end' },
    { type: 'deviceid', name: 'deviceid' },
    { type: 'text', name: 'name', label: 'Name' },
    { type: 'begin group', name: 'farm', label: 'Farm' },
    { type: 'integer', name: 'cows', label: 'Cows' },
    { type: 'decimal', name: 'land', label: 'Land' },
    { type: 'date', name: 'since', label: 'Since' },
    { type: 'end group', name: '' },
    { type: 'select_one yesno', name: 'irrigated', label: 'Irrigated' },
    { type: 'select_multiple crop', name: 'crops', label: 'Crops' },
    { type: 'begin repeat', name: 'person', label: 'Person' },
    { type: 'text', name: 'first', label: 'First name' },
    { type: 'integer', name: 'age', label: 'Age' },
    { type: 'end repeat', name: '' },
    { type: 'image', name: 'photo', label: 'Photo' },
    { type: 'image', name: 'card', label: 'Card' },
    { type: 'geopoint', name: 'place', label: 'Place' },
  ].map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''))),
  choices: [
    { list_name: 'yesno', name: 'yes', label: 'Yes' },
    { list_name: 'yesno', name: 'no', label: 'No' },
    { list_name: 'crop', name: 'rice', label: 'Rice' },
    { list_name: 'crop', name: 'jute', label: 'Jute' },
  ],
};

export interface RecordOptions {
  instanceId?: string;
  deprecatedId?: string;
  version?: string | null;
  /** Inner XML; replaces the usual answers. */
  body?: string;
  photo?: string;
  card?: string;
  name?: string;
  formId?: string;
}

export const newInstanceId = (): string => `uuid:${randomUUID()}`;

/** A record as Collect writes it. */
export function recordOf(form: TestForm, options: RecordOptions = {}): string {
  const { instanceId = newInstanceId(), version = form.version, photo = '', card = '', name = 'রহিম <&>' } = options;
  const escaped = name.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const body =
    options.body ??
    `<start>2026-11-15T08:00:00.000+06:00</start><end>2026-11-15T08:20:00.000+06:00</end><deviceid>collect:abc</deviceid>` +
      `<name>${escaped}</name><farm><cows>3</cows><land>1.50</land><since>2020-01-31</since></farm>` +
      `<irrigated>yes</irrigated><crops>rice jute</crops>` +
      `<person><first>Karim</first><age>41</age></person><person><first>Sufia</first><age>38</age></person>` +
      `<photo>${photo}</photo><card>${card}</card><place>22.6954 90.6481 3.0 4.9</place>`;
  const deprecated = options.deprecatedId ? `<orx:deprecatedID>${options.deprecatedId}</orx:deprecatedID>` : '';
  const attributes = `id="${options.formId ?? `${form.idString}.f${form.formId}`}"${version === null ? '' : ` version="${version}"`}`;
  return (
    `<?xml version='1.0' ?><data xmlns:h="http://www.w3.org/1999/xhtml" xmlns:orx="http://openrosa.org/xforms" xmlns:jr="http://openrosa.org/javarosa" ${attributes}>` +
    `${body}<orx:meta><orx:instanceID>${instanceId}</orx:instanceID>${deprecated}<orx:instanceName>${escaped}</orx:instanceName></orx:meta></data>`
  );
}
