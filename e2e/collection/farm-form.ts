import { type MadeWorkbook, workbook } from '../forms/workbooks.ts';

const says = (en: string, bn: string) => ({ 'label::English (en)': en, 'label::Bengali (bn)': bn });

/** One question of each kind that the data pages treat in a way of their own. */
export const farmForm = (): MadeWorkbook =>
  workbook({
    survey: [
      { type: 'text', name: 'farmer', required: 'yes', ...says('Name of the farmer', 'কৃষকের নাম') },
      { type: 'integer', name: 'age', ...says('Age', 'বয়স') },
      { type: 'select_one crop', name: 'crop', ...says('Main crop', 'প্রধান ফসল') },
      { type: 'select_multiple input', name: 'inputs', ...says('Inputs received', 'প্রাপ্ত উপকরণ') },
      { type: 'date', name: 'visited', ...says('Day of the visit', 'পরিদর্শনের দিন') },
      { type: 'geopoint', name: 'spot', ...says('Where the farm is', 'খামারের অবস্থান') },
      { type: 'image', name: 'photo', ...says('Picture of the field', 'জমির ছবি') },
      { type: 'begin group', name: 'house', ...says('Household', 'পরিবার') },
      { type: 'text', name: 'village', ...says('Village', 'গ্রাম') },
      { type: 'end group' },
      { type: 'begin repeat', name: 'plots', ...says('Plots', 'জমি') },
      { type: 'select_one crop', name: 'grows', ...says('What grows here', 'এখানে যা হয়') },
      { type: 'decimal', name: 'area', ...says('Area in decimals', 'জমির পরিমাণ (শতাংশ)') },
      { type: 'end repeat' },
    ],
    choices: [
      { list_name: 'crop', name: 'rice', ...says('Rice', 'ধান') },
      { list_name: 'crop', name: 'jute', ...says('Jute', 'পাট') },
      { list_name: 'input', name: 'seed', ...says('Seed', 'বীজ') },
      { list_name: 'input', name: 'lime', ...says('Lime', 'চুন') },
    ],
  });

export interface Farm {
  farmer: string;
  age?: number;
  crop?: string;
  inputs?: string;
  visited?: string;
  spot?: string;
  photo?: string;
  village?: string;
  plots?: { grows: string; area: string }[];
}
