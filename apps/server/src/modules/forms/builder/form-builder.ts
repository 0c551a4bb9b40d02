import type { Sheet, Workbook } from '@msurvey/xlsform';

type Cells = Record<string, string>;
export type Text = readonly [en: string, bn: string];
export type Row = Cells;
export type Choice = readonly [name: string, en: string, bn: string];

const EN = 'English (en)';
const BN = 'বাংলা (bn)';
const texts = (column: string, [en, bn]: Text): Cells => ({ [`${column}::${EN}`]: en, [`${column}::${BN}`]: bn });

/** One row of a survey, with its label in both languages. */
export const ask = (type: string, name: string, label: Text, more: Cells = {}): Row => ({
  type,
  name,
  ...texts('label', label),
  ...more,
});
export const required: Cells = { required: 'yes' };
export const when = (relevant: string): Cells => ({ relevant });
export const within = (constraint: string, message: Text): Cells => ({
  constraint,
  ...texts('constraint_message', message),
});
export const calculate = (name: string, calculation: string): Row => ({ type: 'calculate', name, calculation });
const block = (kind: 'group' | 'repeat', name: string, label: Text, rows: Row[], more: Cells = {}): Row[] => [
  ask(`begin ${kind}`, name, label, more),
  ...rows,
  { type: `end ${kind}` },
];
export const group = (name: string, label: Text, rows: Row[], more: Cells = {}) =>
  block('group', name, label, rows, more);
export const repeat = (name: string, label: Text, rows: Row[], more: Cells = {}) =>
  block('repeat', name, label, rows, more);
/** What helps whoever asks, below the question. */
export const hint = (text: Text): Cells => texts('hint', text);

function sheet(name: string, rows: Cells[]): Sheet {
  const headers = [...new Set(rows.flatMap((cells) => Object.keys(cells)))];
  return { name, headers, rows: rows.map((cells, i) => ({ row: i + 2, cells })) };
}

export interface FormSettings {
  id: string;
  title: string;
  version?: string;
  /** What a record is called in lists. */
  instanceName?: string;
}

/** The choices that rows of a survey use, as rows of the sheet of choices. */
export function choiceRows(survey: readonly Row[], lists: Record<string, readonly Choice[]>): Cells[] {
  const used = Object.entries(lists).filter(([list]) => survey.some((row) => row.type?.split(' ')[1] === list));
  return used.flatMap(([list_name, options]) =>
    options.map(([name, en, bn]) => ({ list_name, name, ...texts('label', [en, bn]) })),
  );
}

/** A form that the product brings along, written as rows of an XLSForm in English and Bengali. */
export function workbook(settings: FormSettings, survey: Row[], lists: Record<string, readonly Choice[]>): Workbook {
  const choices = choiceRows(survey, lists);
  return {
    sheets: [
      sheet('survey', [{ type: 'start', name: 'start' }, { type: 'end', name: 'end' }, ...survey]),
      ...(choices.length > 0 ? [sheet('choices', choices)] : []),
      sheet('settings', [
        {
          form_id: settings.id,
          form_title: settings.title,
          version: settings.version ?? '2026070101',
          default_language: EN,
          ...(settings.instanceName ? { instance_name: settings.instanceName } : {}),
        },
      ]),
    ],
  };
}
