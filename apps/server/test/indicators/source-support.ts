import type { FormSource } from '../collection/support/forms.queries.ts';

/** A form with one question of each kind by which records are counted. */
export const FARM: FormSource = {
  idString: 'counted_farm',
  version: '1',
  survey: [
    { type: 'text', name: 'farmer', label: 'Farmer' },
    { type: 'integer', name: 'age', label: 'Age' },
    { type: 'decimal', name: 'land', label: 'Land' },
    { type: 'select_one sex', name: 'sex', label: 'Sex' },
    { type: 'select_one crop', name: 'crop', label: 'Crop' },
    { type: 'select_multiple input', name: 'inputs', label: 'Inputs' },
    { type: 'date', name: 'visited', label: 'Visited' },
  ],
  choices: [
    { list_name: 'sex', name: 'male', label: 'Male' },
    { list_name: 'sex', name: 'female', label: 'Female' },
    { list_name: 'crop', name: 'rice', label: 'Rice' },
    { list_name: 'crop', name: 'jute', label: 'Jute' },
    { list_name: 'input', name: 'seed', label: 'Seed' },
    { list_name: 'input', name: 'lime', label: 'Lime' },
  ],
};
