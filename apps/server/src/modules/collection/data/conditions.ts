import type { DataFilter } from '@msurvey/contract';
import { fieldFaults, type FieldError, Problem } from '#problem/problem.ts';
import type { FormShape, ShapeQuestion } from './form-shape.ts';

type Asked = DataFilter['answers'][number];
/** How two values of a question are compared. */
export type Comparison = 'text' | 'number' | 'day' | 'choices';

export interface Condition {
  path: string;
  /** Paths of the repeats around it: one item that fits is enough. */
  repeats: string[];
  is: Asked['is'];
  comparison: Comparison;
  text: string;
  number: number;
}

const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

const comparisonOf = ({ type, dataType }: ShapeQuestion): Comparison => {
  if (dataType === 'int' || dataType === 'decimal') return 'number';
  if (dataType === 'date' || dataType === 'dateTime') return 'day';
  return type.startsWith('select_multiple') || type.startsWith('rank') ? 'choices' : 'text';
};

function faultOf(asked: Asked, comparison: Comparison): 'required' | 'invalid' | undefined {
  if (asked.is === 'blank' || asked.is === 'filled') return undefined;
  if (asked.value === null) return 'required';
  if (asked.is === 'contains') return undefined;
  if (comparison === 'number') return NUMBER.test(asked.value) ? undefined : 'invalid';
  if (comparison === 'day') return DAY.test(asked.value) ? undefined : 'invalid';
  return undefined;
}

/** What is asked of answers, checked against the form: an unknown question, or a word where a number belongs, is refused. */
export function checkConditions(shape: FormShape | undefined, asked: readonly Asked[]): Condition[] | Problem {
  const faults: FieldError[] = [];
  const conditions = asked.map((one, i): Condition => {
    const question = shape?.byPath.get(one.path);
    if (question?.kind !== 'question') faults.push({ field: `answers/${i}/path`, fault: 'invalid' });
    const comparison = question ? comparisonOf(question) : 'text';
    const fault = faultOf(one, comparison);
    if (fault) faults.push({ field: `answers/${i}/value`, fault });
    const text = one.value ?? '';
    return { path: one.path, repeats: question?.repeats ?? [], is: one.is, comparison, text, number: Number(text) };
  });
  return faults.length > 0 ? fieldFaults(...faults) : conditions;
}
