import { add, apply, emptyDocument, type FormDocument, setField, tree } from '@msurvey/xlsform/edit';
import { expect, it } from 'vitest';
import type { DesignerText } from '../src/texts.ts';
import { hiddenRows } from '../src/views/hidden-rows.ts';
import en from '../src/i18n/en.json';

const english: Record<string, string> = en;
const t: DesignerText = (key, values = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
    english[key] ?? key,
  );

const keyOf = (form: FormDocument, name: string) => tree(form).all.find((node) => node.name === name)?.key ?? '';
function made(): FormDocument {
  let form = emptyDocument({ title: 'T', idString: 't' });
  const put = (type: string, label: string, place?: Parameters<typeof add>[2], choices?: string[]) => {
    form = apply(form, add(form, { type, label, choices }, place).operations).document;
  };
  put('select_one', 'Sex', undefined, ['Female', 'Male']);
  put('begin_group', 'House');
  put('text', 'Roof', { last: keyOf(form, 'house') });
  put('begin_repeat', 'Plot', { after: keyOf(form, 'house') });
  put('integer', 'Size', { last: keyOf(form, 'plot') });
  put('text', 'Crop', { last: keyOf(form, 'plot') });
  for (const [name, rule] of [
    ['house', "${sex} = 'female'"],
    ['crop', '${size} > 2'],
  ] as const)
    form = apply(form, setField(form, keyOf(form, name), 'relevant', rule)).document;
  return form;
}

it('tells of what is hidden by its own rule what the rule reads, in a repeat from the same one', () => {
  const form = made();
  const answer = (reference: string, value = '', isRelevant = true) => ({
    reference,
    path: reference.replace(/\[\d+\]/g, ''),
    value,
    isRelevant,
  });
  const rows = hiddenRows(t, form, '', [
    answer('/data/sex', 'male'),
    answer('/data/house', '', false),
    answer('/data/house/roof', '', false),
    answer('/data/plot[1]'),
    answer('/data/plot[1]/size', '5'),
    answer('/data/plot[1]/crop', 'rice'),
    answer('/data/plot[2]'),
    answer('/data/plot[2]/size', '1'),
    answer('/data/plot[2]/crop', '', false),
    answer('/data/meta', '', false),
  ]);
  expect(rows.map(({ label, instance, rule, values }) => [label, instance, rule, values])).toEqual([
    ['House', '', '“Sex” is “Female”', [{ name: 'sex', label: 'Sex', value: 'Male' }]],
    ['Crop', '2', '“Size” is more than 2', [{ name: 'size', label: 'Size', value: '1' }]],
  ]);
  expect(rows[0]?.key).toBe(keyOf(form, 'house'));
});
