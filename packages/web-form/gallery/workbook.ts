import type { Sheet, SheetRow, Workbook } from '@msurvey/xlsform';
import { KINDS, type Kind } from './catalogue.ts';

type Cells = Record<string, string>;
const EN = 'English (en)';
const BN = 'বাংলা (bn)';
const TRANSLATED = ['hint', 'constraint_message', 'required_message', 'guidance_hint', 'image', 'big-image', 'audio'];

const label = (en: string, bn: string): Cells => ({ [`label::${EN}`]: en, [`label::${BN}`]: bn });

/** `hint` and `hint::bn` become the columns of the two languages. */
function row({ type, name, label: [en, bn], cells = {} }: Kind): Cells {
  const out: Cells = { type, name, ...label(en, bn) };
  for (const [column, text] of Object.entries(cells)) {
    const [base = '', language] = column.split('::');
    if (!TRANSLATED.includes(base)) out[column] = text;
    else if (language) out[`${base}::${BN}`] = text;
    else {
      out[`${base}::${EN}`] = text;
      out[`${base}::${BN}`] ??= cells[`${base}::bn`] ?? text;
    }
  }
  return out;
}

const group = (name: keyof typeof KINDS, en: string, bn: string): Cells[] => [
  { type: 'begin group', name, ...label(en, bn) },
  ...KINDS[name].map(row),
  { type: 'end group' },
];

const BACKGROUND: Cells[] = [
  ...['start', 'end', 'today', 'deviceid', 'username', 'email', 'phonenumber', 'subscriberid', 'simserial'].map(
    (type) => ({ type, name: type }),
  ),
  { type: 'start-geopoint', name: 'began_at' },
  { type: 'background-audio', name: 'overheard' },
  { type: 'audit', name: 'audit' },
  { type: 'hidden', name: 'hidden', default: 'kept' },
  { type: 'calculate', name: 'twice', calculation: '2 * ${integer}' },
];

const STRUCTURE: Cells[] = [
  { type: 'begin group', name: 'together', ...label('On one page', 'এক পাতায়'), appearance: 'field-list' },
  { type: 'text', name: 'first', ...label('First of three', 'তিনটির প্রথম') },
  { type: 'text', name: 'second', ...label('Second of three', 'তিনটির দ্বিতীয়') },
  { type: 'integer', name: 'how_many', ...label('How many children?', 'কতজন সন্তান?'), default: '2' },
  { type: 'end group' },
  { type: 'begin repeat', name: 'child', ...label('Child', 'সন্তান'), repeat_count: '${how_many}' },
  { type: 'text', name: 'child_name', ...label('Name of the child', 'সন্তানের নাম') },
  { type: 'end repeat' },
  { type: 'begin repeat', name: 'plot', ...label('Plot', 'জমি') },
  { type: 'select_one crops', name: 'plot_crop', ...label('Crop of the plot', 'জমির ফসল') },
  { type: 'decimal', name: 'plot_size', ...label('Size of the plot', 'জমির আয়তন') },
  { type: 'end repeat' },
  { type: 'begin group', name: 'table', ...label('How often?', 'কত ঘন ঘন?'), appearance: 'table-list' },
  { type: 'select_one often', name: 'weeding', ...label('Weeding', 'আগাছা পরিষ্কার') },
  { type: 'select_one often', name: 'watering', ...label('Watering', 'সেচ') },
  { type: 'end group' },
];

const choice = (list_name: string, name: string, en: string, bn: string, more: Cells = {}): Cells => ({
  list_name,
  name,
  ...label(en, bn),
  ...more,
});

const CHOICES: Cells[] = [
  choice('crops', 'rice', 'Rice', 'ধান'),
  choice('crops', 'wheat', 'Wheat', 'গম'),
  choice('crops', 'jute', 'Jute', 'পাট'),
  choice('crops', 'lentil', 'Lentil', 'মসুর'),
  choice('crops', 'mango', 'Mango', 'আম'),
  choice('wishes', 'maize', 'Maize', 'ভুট্টা'),
  choice('wishes', 'tea', 'Tea', 'চা'),
  choice('agree', 'no', 'Not at all', 'একদম না'),
  choice('agree', 'little', 'A little', 'একটু'),
  choice('agree', 'yes', 'Yes', 'হ্যাঁ'),
  choice('agree', 'very', 'Very much', 'খুব বেশি'),
  choice('often', 'never', 'Never', 'কখনো না'),
  choice('often', 'weekly', 'Weekly', 'সাপ্তাহিক'),
  choice('often', 'daily', 'Daily', 'প্রতিদিন'),
  choice('pictures', 'green', 'Green leaf', 'সবুজ পাতা', { [`image::${EN}`]: 'leaf.png', [`image::${BN}`]: 'leaf.png' }),
  choice('pictures', 'brown', 'Brown leaf', 'বাদামি পাতা', {
    [`image::${EN}`]: 'leaf-brown.png',
    [`image::${BN}`]: 'leaf-brown.png',
  }),
  choice('looked_up', 'name', 'label', 'label'),
  ...Array.from({ length: 120 }, (_, i) => choice('villages', `v${i}`, `Village ${i}`, `গ্রাম ${i}`)),
];

const sheet = (name: string, rows: Cells[]): Sheet => ({
  name,
  headers: [...new Set(rows.flatMap((cells) => Object.keys(cells)))],
  rows: rows.map((cells, i): SheetRow => ({ row: i + 2, cells })),
});

/** Every question type and appearance in one form, English and Bengali. */
export function galleryWorkbook(): Workbook {
  return {
    fileName: 'gallery.xlsx',
    sheets: [
      sheet('survey', [
        ...BACKGROUND,
        ...group('texts', 'Words and numbers', 'শব্দ ও সংখ্যা'),
        ...group('dates', 'Days and times', 'দিন ও সময়'),
        ...group('selects', 'Choices', 'বিকল্প'),
        ...group('ranges', 'Ranges', 'পরিসর'),
        ...group('places', 'Places', 'স্থান'),
        ...group('files', 'Files', 'ফাইল'),
        ...group('others', 'Others', 'অন্যান্য'),
        ...STRUCTURE,
      ]),
      sheet('choices', CHOICES),
      sheet('external_choices', [{ list_name: 'places', name: 'p1', label: 'Place one', parent: '1' }]),
      sheet('settings', [
        {
          form_id: 'gallery',
          form_title: 'Gallery of questions',
          version: '1',
          default_language: EN,
          instance_name: "concat('Visit of ', ${text})",
        },
      ]),
    ],
  };
}
