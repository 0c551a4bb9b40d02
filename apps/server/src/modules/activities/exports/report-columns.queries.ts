import type { Language } from '@msurvey/domain';
import { sql } from 'kysely';
import { AUTHOR_NAME, dayOf } from '#tables/columns.queries.ts';
import type { ValuedColumn } from '#tables/valued-columns.ts';
import type { KeyOf } from '#texts/texts.ts';
import { type BoundLabels, boundCode } from '#modules/registry/index.ts';
import { QUANTITY_UNIT } from '../work-type.queries.ts';
import type { workWord } from './word-texts.ts';
import { OWN_UNITS, STATES, WorkColumns } from './work-columns.queries.ts';

/** What codes mean that forms were answered with. */
export interface ReportLabels {
  cropKind: BoundLabels;
  crop: BoundLabels;
  structure: BoundLabels;
  item: BoundLabels;
  unit: BoundLabels;
}

type Word = KeyOf<typeof workWord>;
const TYPES = ['training', 'event', 'input', 'demonstration', 'infrastructure', 'other'] as const satisfies Word[];
const KINDS = ['activity', 'training', 'input', 'demonstration', 'infrastructure'] as const satisfies Word[];

/** Of the activities `a`, with what is joined by SUMMARY_JOINS, the division `dv` and the author `u`. */
export function activityColumns(language: Language, labels: ReportLabels): ValuedColumn[] {
  const c = new WorkColumns(language);
  return [
    c.ref('code', 'sa.code', 'text', 10),
    c.column('subActivityName', c.inLanguage('sa.label'), 'text', 46),
    c.worded('type', sql`a.type`, TYPES, 14),
    c.worded('kind', sql`a.kind`, KINDS, 14),
    c.ref('programme', 'sa.programme', 'text', 12),
    c.agency(24),
    c.ref('title', 'a.name', 'text', 30),
    c.coded('cropKind', ...boundCode(labels.cropKind, 'a.form_id', 'a.crop_kind'), 14),
    c.coded('crop', ...boundCode(labels.crop, 'a.form_id', 'a.crop')),
    c.coded('structure', ...boundCode(labels.structure, 'a.form_id', 'a.infrastructure_type')),
    c.ref('date', 'a.held_on', 'day', 12),
    c.ref('endDate', 'a.ended_on', 'day', 12),
    c.place('division', 'dv'),
    c.place('district', 'di'),
    c.place('upazila', 'up'),
    c.place('union', 'un'),
    c.ref('village', 'a.village'),
    c.ref('members', 'a.member_count', 'number', 12),
    c.ref('males', 'a.male_count', 'number', 10),
    c.ref('females', 'a.female_count', 'number', 10),
    c.ref('stated', 'a.stated_count', 'number', 10),
    c.ref('quantity', 'a.quantity', 'number', 12),
    c.worded('unit', QUANTITY_UNIT, OWN_UNITS, 10),
    c.ref('area', 'a.area', 'number', 12),
    c.ref('produced', 'a.produced', 'number', 12),
    c.ref('length', 'a.length', 'number', 12),
    c.ref('households', 'a.households', 'number', 12),
    c.worded('validation', sql`a.state`, STATES, 14),
    c.column('author', AUTHOR_NAME, 'text', 22),
    c.column('receivedOn', dayOf('a.received_at'), 'day', 12),
    c.ref('latitude', 'a.latitude', 'number', 12),
    c.ref('longitude', 'a.longitude', 'number', 12),
    c.ref('record', 'a.instance_id', 'text', 42),
  ];
}

/** Of the participants `p`, who are the members `m` of groups `g`. */
export function participantColumns(language: Language, labels: ReportLabels): ValuedColumn[] {
  const c = new WorkColumns(language);
  return [
    c.ref('code', 'p.sub_activity', 'text', 10),
    c.column('subActivityName', c.inLanguage('p.sub_activity_label'), 'text', 40),
    c.ref('title', 'p.title', 'text', 30),
    c.ref('date', 'p.held_on', 'day', 12),
    c.column('memberNo', sql`coalesce(m.member_no, p.member_no)`, 'text', 16),
    c.column('participant', sql`coalesce(${c.named('m')}, p.name, x.name)`, 'text', 28),
    c.ref('father', 'm.father_name', 'text', 28),
    c.sex(sql`coalesce(m.sex, p.sex)`),
    c.ref('phone', 'm.phone', 'text', 16),
    c.coded('group', c.named('g'), sql`g.code`, 24),
    c.coded('item', ...boundCode(labels.item, 'p.form_id', 'p.item')),
    c.column('quantity', sql`p.quantity::text`, 'number', 12),
    c.coded('unit', ...boundCode(labels.unit, 'p.form_id', 'p.unit'), 10),
    c.place('union', 'un'),
    c.place('upazila', 'up'),
    c.ref('record', 'p.instance_id', 'text', 42),
  ];
}
