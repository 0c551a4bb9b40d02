import { sql } from 'kysely';
import type { ValuedColumn } from '#tables/valued-columns.ts';
import { type BoundLabels, boundCode } from '../bindings/bound-labels.queries.ts';
import type { ExportColumns } from './columns.queries.ts';

const OFFICES = ['president', 'secretary', 'cashier'] as const;

/** Of the members `r` with their group `g`: everything that the profile shows. */
export const memberColumns = (c: ExportColumns): ValuedColumn[] => [
  c.ref('memberNo', 'r.member_no', 'text', 16),
  c.ref('name', 'r.name', 'text', 28),
  c.ref('nameBn', 'r.name_bn', 'text', 28),
  c.ref('father', 'r.father_name', 'text', 28),
  c.ref('mother', 'r.mother_name', 'text', 28),
  c.ref('spouse', 'r.spouse_name', 'text', 28),
  c.sex(sql`r.sex`),
  c.ref('bornOn', 'r.born_on', 'day', 12),
  c.ref('age', 'r.age', 'number', 8),
  c.yesNo('ethnic', 'r.is_ethnic'),
  c.ref('phone', 'r.phone', 'text', 16),
  c.ref('nationalId', 'r.national_id'),
  c.column('groupCode', sql`coalesce(g.code, r.group_code)`, 'text', 14),
  c.column('group', c.named('g'), 'text', 28),
  c.worded('designation', sql`r.designation`, OFFICES, 14),
  ...c.places(),
  c.programmes('r.projects'),
  c.ref('projectCount', 'r.project_count', 'number', 12),
  c.ref('land', 'r.land_decimals', 'number', 14),
  c.ref('household', 'r.household_no', 'text', 14),
  c.yesNo('householdHead', 'r.is_household_head'),
  c.ref('householdMales', 'r.household_males', 'number', 12),
  c.ref('householdFemales', 'r.household_females', 'number', 12),
  ...c.point(),
  c.ref('registeredOn', 'r.registered_on', 'day', 14),
  ...c.origin('r'),
];

/** Of the groups `r`. */
export const groupColumns = (c: ExportColumns, types: BoundLabels): ValuedColumn[] => [
  c.ref('groupCode', 'r.code', 'text', 14),
  c.ref('name', 'r.name', 'text', 32),
  c.ref('nameBn', 'r.name_bn', 'text', 32),
  c.coded('groupType', ...boundCode(types, 'r.form_id', 'r.type')),
  c.ref('formedOn', 'r.formed_on', 'day', 14),
  c.ref('memberCount', 'r.member_count', 'number', 14),
  c.column('males', sql`s.males::text`, 'number', 10),
  c.column('females', sql`s.females::text`, 'number', 10),
  ...OFFICES.map((office) => c.column(office, sql.ref(`s.${office}`), 'text', 26)),
  ...c.places(),
  ...c.point(),
  c.ref('remarks', 'r.remarks', 'text', 30),
  ...c.origin('r'),
];
