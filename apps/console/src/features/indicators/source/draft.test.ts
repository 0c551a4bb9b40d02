import type { SourceColumnView } from '@msurvey/contract';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_CONDITION,
  emptyDraft,
  faultsOf,
  isSame,
  type SourceDraft,
  sourceOf,
  withColumn,
  withForm,
  withFormula,
  withFunction,
} from '~/features/indicators/source/draft.ts';

const column = (path: string, kind: SourceColumnView['kind']): SourceColumnView => ({
  path,
  kind,
  label: path,
  choices: null,
});
const COLUMNS = [column('age', 'number'), column('crop', 'choice'), column('visited', 'date')];
const AMOUNT = { reading: { kind: 'amount', mode: 'increments' }, groups: [] } as const;
const draft: SourceDraft = {
  ...emptyDraft(['count', 'sum']),
  formId: 7,
  formula: 'sum',
  column: 'age',
  conditions: [{ column: 'age', function: 'at-least', values: ['৩০'] }],
};

describe('a source that is being made', () => {
  it('is sent with the numbers that digits of any language mean', () => {
    expect(sourceOf(draft, COLUMNS)?.conditions[0]?.values).toEqual(['30']);
    expect(faultsOf(draft, COLUMNS, { ...AMOUNT, groups: [] }).size).toBe(0);
  });

  it('says what is missing, and is not sent without a form', () => {
    const blank = { ...emptyDraft(['count']), conditions: [EMPTY_CONDITION] };
    expect(sourceOf(blank, [])).toBeNull();
    expect([...faultsOf(blank, [], { ...AMOUNT, groups: [] })]).toEqual([['formId', 'required']]);
    expect([...faultsOf({ ...blank, formId: 7 }, COLUMNS, { ...AMOUNT, groups: [] })]).toEqual([
      ['conditions/0/column', 'required'],
    ]);
  });

  it('forgets the questions of a form with another form, and what a formula cannot use', () => {
    expect(withForm(draft, 8)).toMatchObject({ formId: 8, column: null, conditions: [EMPTY_CONDITION] });
    expect(withForm(draft, 7)).toBe(draft);
    expect(withFormula(draft, 'average', COLUMNS).column).toBe('age');
    expect(withFormula(draft, 'count', COLUMNS).column).toBeNull();
  });

  it('asks of another question what can be asked of it', () => {
    const crop = COLUMNS[1] as SourceColumnView;
    expect(withColumn({ column: 'age', function: 'between', values: ['1', '2'] }, crop)).toEqual({
      column: 'crop',
      function: 'equal',
      values: [],
    });
    expect(withFunction({ column: 'crop', function: 'one-of', values: ['a', 'b'] }, 'equal').values).toEqual(['a']);
    expect(withFunction({ column: 'crop', function: 'equal', values: ['a'] }, 'answered').values).toEqual([]);
  });

  it('is the same whatever the order of its fields', () => {
    const { formula, ...rest } = sourceOf(draft, COLUMNS) ?? draft;
    expect(isSame(sourceOf(draft, COLUMNS), { ...rest, formula } as never)).toBe(true);
    expect(isSame(sourceOf(draft, COLUMNS), null)).toBe(false);
  });
});
