import { WORK_STATES } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { type ItemList, itemsText, type LabelledQuestion } from '#modules/collection/index.ts';
import { type BoundLabels, boundCode } from '#modules/registry/index.ts';
import type { ValuedColumn } from '#tables/valued-columns.ts';
import { personName } from '../beneficiaries/beneficiary-rows.queries.ts';
import { PRODUCTION } from '../follow-ups/approved.queries.ts';
import { STATES, type WorkColumns } from './work-columns.queries.ts';

/** An answer of the record `s` as a person reads it. */
function answered({ path, choices, isMany }: LabelledQuestion): {
  label: RawBuilder<unknown>;
  code?: RawBuilder<unknown>;
} {
  const value = sql`(s.answers ->> ${sql.lit(path)})`;
  if (!choices) return { label: value };
  const labels = sql`${sql.lit(JSON.stringify(choices))}::jsonb`;
  const one = (code: RawBuilder<unknown>) => sql`coalesce(${labels} ->> ${code}, ${code})`;
  if (!isMany) return { label: one(value), code: value };
  const each = sql.ref('each.code');
  return {
    label: sql`(select string_agg(${one(each)}, ', ' order by n)
      from unnest(string_to_array(${value}, ' ')) with ordinality each (code, n))`,
    code: value,
  };
}

const NUMBER = sql`'^-?\d+(\.\d+)?$'`;

/** What the form asks beside what the registry keeps of it, in the form's own words. */
export function askedColumns(questions: readonly LabelledQuestion[]): { columns: ValuedColumn[]; lists: ItemList[] } {
  const lists: ItemList[] = [];
  const columns = questions.map((question): ValuedColumn => {
    const { label, code } = answered(question);
    if (question.items) {
      const told = lists.push({ ...question.items, isMany: question.isMany }) - 1;
      return { heading: question.label, kind: { told }, label: itemsText(label), code: label };
    }
    const isNumber = question.kind === 'number';
    return {
      heading: question.label,
      kind: isNumber ? 'number' : question.kind === 'date' ? 'day' : 'text',
      label: isNumber ? sql`substring(${label} from ${NUMBER})` : label,
      ...(code && { code }),
    };
  });
  return { columns, lists };
}

/** What the codes of crops mean that forms were answered with. */
export interface CropLabels {
  cropKind: BoundLabels;
  crop: BoundLabels;
}

/** Of the records `a` with their people `p`, who are the members `k`. */
export const beneficiaryColumns = (
  c: WorkColumns,
  type: 'demonstration' | 'infrastructure',
  asked: readonly ValuedColumn[],
  labels: CropLabels,
): ValuedColumn[] => [
  c.column('name', personName(c.language), 'text', 28),
  c.ref('father', 'k.father_name', 'text', 28),
  c.column('beneficiaryNo', sql`coalesce(k.member_no, p.member_no)`, 'text', 16),
  c.sex(sql`coalesce(k.sex, p.sex)`),
  ...c.places(),
  c.ref(type === 'demonstration' ? 'demonstration' : 'structure', 'a.name', 'text', 30),
  ...c.work(),
  c.ref('date', 'a.held_on', 'day', 12),
  ...asked,
  ...(type === 'demonstration'
    ? [
        c.coded('cropKind', ...boundCode(labels.cropKind, 'a.form_id', 'a.crop_kind'), 14),
        c.coded('crop', ...boundCode(labels.crop, 'a.form_id', 'a.crop')),
        c.ref('area', 'a.area', 'number', 12),
        c.column('production', sql`(${PRODUCTION})::text`, 'number', 12),
        c.ref('harvestedOn', 'harvests.harvested_on', 'day', 14),
        c.ref('sold', 'harvests.sold', 'number', 12),
        c.ref('income', 'harvests.income', 'number', 12),
      ]
    : [
        c.worded('workState', sql`coalesce(stage.work_state, a.work_state)`, WORK_STATES, 16),
        c.ref('length', 'a.length', 'number', 12),
        c.ref('households', 'a.households', 'number', 12),
      ]),
  c.column('latitude', sql`coalesce(spot.latitude, a.latitude)::text`, 'number', 12),
  c.column('longitude', sql`coalesce(spot.longitude, a.longitude)::text`, 'number', 12),
  c.worded('status', sql`a.state`, STATES),
  ...c.origin('a'),
];
