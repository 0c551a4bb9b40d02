import type { Columns } from '#modules/collection/index.ts';
import type { ExportColumn } from './export-texts.ts';

type RegistryColumns = Columns<ExportColumn>;

const PLACE: RegistryColumns = [
  ['division', 'text'],
  ['district', 'text'],
  ['upazila', 'text'],
  ['union', 'text'],
  ['village', 'text'],
];

export const MEMBER_COLUMNS: RegistryColumns = [
  ['memberNo', 'text', 16],
  ['name', 'text', 28],
  ['nameBn', 'text', 28],
  ['father', 'text', 28],
  ['mother', 'text', 28],
  ['sex', 'text', 10],
  ['bornOn', 'day', 12],
  ['age', 'number', 8],
  ['phone', 'text', 16],
  ['nationalId', 'text'],
  ['groupCode', 'text', 14],
  ['group', 'text', 28],
  ['designation', 'text', 14],
  ...PLACE,
  ['projectCount', 'number', 12],
  ['land', 'number', 14],
  ['household', 'text', 14],
  ['registeredOn', 'day', 14],
  ['record', 'text', 42],
];

export const GROUP_COLUMNS: RegistryColumns = [
  ['groupCode', 'text', 14],
  ['name', 'text', 32],
  ['nameBn', 'text', 32],
  ['groupType', 'text', 14],
  ['formedOn', 'day', 14],
  ['memberCount', 'number', 14],
  ...PLACE,
  ['record', 'text', 42],
];

const beneficiary = (title: ExportColumn): RegistryColumns => [
  ['name', 'text', 28],
  ['father', 'text', 28],
  ['beneficiaryNo', 'text', 16],
  ...PLACE,
  [title, 'text', 30],
  ['production', 'number', 12],
  ['latitude', 'number', 12],
  ['longitude', 'number', 12],
  ['record', 'text', 42],
];
export const DEMONSTRATION_COLUMNS = beneficiary('demonstration');
export const STRUCTURE_COLUMNS = beneficiary('structure');
