import { writeWorkbook } from '../../packages/xlsform/src/write/index.ts';
import { newName } from '../session/people.ts';

type Cells = Record<string, string>;

function sheet(name: string, rows: Cells[]) {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return { name, headers, rows: rows.map((cells, at) => ({ row: at + 2, cells })) };
}

export interface MadeWorkbook {
  idString: string;
  title: string;
  file: { name: string; mimeType: string; buffer: Buffer };
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Identity {
  idString?: string;
  title?: string;
}

export function workbook(sheets: Record<string, Cells[]>, identity: Identity = {}): MadeWorkbook {
  const { idString = `e2e_${newName().replaceAll('.', '_')}` } = identity;
  const { title = `Form ${idString}` } = identity;
  const bytes = writeWorkbook({
    sheets: [
      ...Object.entries(sheets).map(([name, rows]) => sheet(name, rows)),
      sheet('settings', [{ form_title: title, form_id: idString, default_language: 'English (en)' }]),
    ],
  });
  return { idString, title, file: { name: `${idString}.xlsx`, mimeType: XLSX, buffer: Buffer.from(bytes) } };
}

const EN = 'label::English (en)';
const BN = 'label::Bengali (bn)';
const says = (en: string, bn: string): Cells => ({ [EN]: en, [BN]: bn });

/** Two languages, a cascade over the programme's places, a group, a repeat, a choice list and a picture. */
export const household = (identity?: Identity): MadeWorkbook =>
  workbook(
    {
      survey: [
        { type: 'text', name: 'farmer', required: 'yes', ...says('Name of the farmer', 'কৃষকের নাম') },
        { type: 'begin group', name: 'place', ...says('Where the farm is', 'খামারের অবস্থান') },
        { type: 'select_one_from_file divisions.csv', name: 'division', ...says('Division', 'বিভাগ') },
        {
          type: 'select_one_from_file districts.csv',
          name: 'district',
          choice_filter: 'division=${division}',
          ...says('District', 'জেলা'),
        },
        {
          type: 'select_one_from_file upazilas.csv',
          name: 'upazila',
          choice_filter: 'district=${district}',
          ...says('Upazila', 'উপজেলা'),
        },
        {
          type: 'select_one_from_file unions.csv',
          name: 'union',
          choice_filter: 'upazila=${upazila}',
          ...says('Union', 'ইউনিয়ন'),
        },
        { type: 'end group' },
        {
          type: 'note',
          name: 'picture',
          'media::image::English (en)': 'leaf.png',
          'media::image::Bengali (bn)': 'leaf.png',
          ...says('Compare with this leaf', 'এই পাতার সঙ্গে মেলান'),
        },
        { type: 'begin repeat', name: 'plots', ...says('Plots', 'জমি') },
        { type: 'select_one crop', name: 'crop', ...says('Crop', 'ফসল') },
        { type: 'decimal', name: 'area', ...says('Area in decimals', 'জমির পরিমাণ (শতাংশ)') },
        { type: 'end repeat' },
      ],
      choices: [
        { list_name: 'crop', name: 'rice', ...says('Rice', 'ধান') },
        { list_name: 'crop', name: 'jute', ...says('Jute', 'পাট') },
      ],
    },
    identity,
  );

/** The household form as somebody would revise it: a question gone, one of another type, one new; a choice renamed away. */
export const revisedHousehold = (identity: { idString: string; title: string }): MadeWorkbook =>
  workbook(
    {
      survey: [
        { type: 'text', name: 'farmer', required: 'yes', ...says('Name of the farmer', 'কৃষকের নাম') },
        { type: 'integer', name: 'members', ...says('People in the household', 'পরিবারের সদস্য') },
        { type: 'begin repeat', name: 'plots', ...says('Plots', 'জমি') },
        { type: 'select_one crop', name: 'crop', ...says('Crop', 'ফসল') },
        { type: 'text', name: 'area', ...says('Area in decimals', 'জমির পরিমাণ (শতাংশ)') },
        { type: 'end repeat' },
      ],
      choices: [
        { list_name: 'crop', name: 'rice', ...says('Rice', 'ধান') },
        { list_name: 'crop', name: 'okra', ...says('Okra', 'ঢেঁড়স') },
      ],
    },
    identity,
  );

/** One or two short questions, where the content does not matter. */
export const small = (identity?: Identity, more: Cells[] = []): MadeWorkbook =>
  workbook({ survey: [{ type: 'text', name: 'farmer', [EN]: 'Name of the farmer' }, ...more] }, identity);

/** A type that does not exist in row 3, a reference to nothing in row 4, a list that is missing in row 5. */
export const faulty = (): MadeWorkbook =>
  workbook({
    survey: [
      { type: 'text', name: 'farmer', [EN]: 'Name of the farmer' },
      { type: 'intger', name: 'age', [EN]: 'Age' },
      { type: 'integer', name: 'plots', [EN]: 'Plots', relevant: '${agee} > 18' },
      { type: 'select_one crops', name: 'crop', [EN]: 'Crop' },
    ],
    choices: [{ list_name: 'crop', name: 'rice', [EN]: 'Rice' }],
  });

/** The smallest picture there is. */
export const LEAF = {
  name: 'leaf.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
