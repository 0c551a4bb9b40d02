import type { Choice } from '../modules/forms/index.ts';

/** Lists of choices that the demonstration's forms share. */
export const LISTS = {
  yes_no: [
    ['yes', 'Yes', 'হ্যাঁ'],
    ['no', 'No', 'না'],
  ],
  sex: [
    ['female', 'Female', 'নারী'],
    ['male', 'Male', 'পুরুষ'],
  ],
  crop: [
    ['aman', 'T. Aman rice', 'রোপা আমন'],
    ['boro', 'Boro rice', 'বোরো ধান'],
    ['mung', 'Mung bean', 'মুগ ডাল'],
    ['sunflower', 'Sunflower', 'সূর্যমুখী'],
    ['watermelon', 'Watermelon', 'তরমুজ'],
    ['maize', 'Maize', 'ভুট্টা'],
    ['tomato', 'Tomato', 'টমেটো'],
    ['potato', 'Potato', 'আলু'],
  ],
  input: [
    ['seed', 'Seed', 'বীজ'],
    ['fertiliser', 'Fertiliser', 'সার'],
    ['sapling', 'Sapling', 'চারা'],
    ['tool', 'Tool', 'যন্ত্রপাতি'],
  ],
  unit: [
    ['kg', 'Kilogram', 'কেজি'],
    ['piece', 'Piece', 'টি'],
    ['litre', 'Litre', 'লিটার'],
  ],
  water: [
    ['canal', 'Canal', 'খাল'],
    ['pond', 'Pond', 'পুকুর'],
    ['stw', 'Shallow tube well', 'অগভীর নলকূপ'],
    ['rain', 'Rain only', 'শুধু বৃষ্টি'],
  ],
  state: [
    ['good', 'Good', 'ভালো'],
    ['repair', 'Needs repair', 'মেরামত দরকার'],
    ['broken', 'Out of use', 'অচল'],
  ],
  education: [
    ['none', 'None', 'নেই'],
    ['primary', 'Primary', 'প্রাথমিক'],
    ['secondary', 'Secondary', 'মাধ্যমিক'],
    ['higher', 'Higher', 'উচ্চ'],
  ],
  market: [
    ['wholesale', 'Wholesale market', 'পাইকারি বাজার'],
    ['retail', 'Retail market', 'খুচরা বাজার'],
    ['farmgate', 'Farm gate', 'খামার'],
  ],
  topic: [
    ['gap', 'Good agricultural practice', 'উত্তম কৃষি চর্চা'],
    ['water', 'Water management', 'পানি ব্যবস্থাপনা'],
    ['market', 'Marketing', 'বাজারজাতকরণ'],
    ['nutrition', 'Nutrition', 'পুষ্টি'],
  ],
} satisfies Record<string, readonly Choice[]>;
