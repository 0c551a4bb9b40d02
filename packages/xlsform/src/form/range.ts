import type { ChoiceList } from './choices.ts';
import type { Context } from './context.ts';
import { Decimal } from './decimal.ts';
import type { FormNode } from './node.ts';
import { acceptOnly, badParameter, bindOf, controlOf } from './parameters.ts';
import { plain } from './row.ts';

const ACCEPTED = ['end', 'placeholder', 'start', 'step', 'tick_interval', 'tick_labelset'];
const TICKS = ['tick_interval', 'placeholder', 'tick_labelset'];
const DEFAULTS: [string, string][] = [
  ['start', '1'],
  ['end', '10'],
  ['step', '1'],
];

/** A slider: bounds, steps and ticks, which must fit together. */
export function rangeQuestion(context: Context, node: FormNode, parameters: Map<string, string>): void {
  acceptOnly(context, node, parameters, ACCEPTED);
  const fail = (message: string) => badParameter(context, node, message);
  const appearance = plain(node.control, 'appearance') ?? '';
  const special = appearance.includes('vertical') || appearance.includes('no-ticks');
  if (appearance !== '' && !special && TICKS.some((key) => parameters.has(key))) {
    fail(
      "The parameters 'tick_interval', 'placeholder', and 'tick_labelset' are only supported for the appearances 'vertical', 'no-ticks', 'vertical no-ticks', and the default (empty) horizontal.",
    );
  }
  const values = new Map([...DEFAULTS, ...parameters]);
  const number = (key: string): Decimal | undefined => {
    const text = values.get(key);
    const value = text === undefined ? undefined : Decimal.parse(text);
    if (text !== undefined && !value) fail(`The parameter '${key}' must be a number.`);
    return value;
  };
  const [start, end, step, tick, placeholder] = ['start', 'end', 'step', 'tick_interval', 'placeholder'].map(number);
  if (!start || !end || !step) return;

  const range: Range = { start, end, step, tick };
  const width = end.minus(start).abs();
  const wrongStep = (key: string, value: Decimal) => {
    if (value.isZero) fail(`The parameter '${key}' must not be '0' (zero).`);
    else if (value.compare(width) > 0)
      fail(`The parameter '${key}' must not be larger than the range (the difference between 'start' and 'end').`);
    else return false;
    return true;
  };
  if (wrongStep('step', step)) return;
  if (tick && !wrongStep('tick_interval', tick) && !tick.isMultipleOf(step)) {
    fail("The parameter 'tick_interval' must be a multiple of 'step'.");
  }
  if (placeholder && !placeholder.minus(start).isMultipleOf(step))
    fail("The parameter 'placeholder' must be a multiple of 'step'.");
  if (placeholder && !within(range, placeholder)) {
    fail("The parameter 'placeholder' must be between the 'start' and 'end' values, inclusive.");
  }
  const labels = values.get('tick_labelset');
  if (labels !== undefined) {
    node.itemset = labels;
    const list = context.lists.get(labels);
    if (!list) {
      const message = `The choices sheet has no list '${labels}' for the labels of the ticks.`;
      const at = context.survey.at(node.row, 'parameters', context.suggest.near(labels, context.lists.keys()));
      context.problems.error('choices.unknown-list', message, at);
    } else checkLabels(list, range, appearance.includes('no-ticks'), fail);
  }

  if ([start, end, step, tick, placeholder].some((value) => value && !value.isIntegral))
    bindOf(node).set('type', 'decimal');
  for (const [key, value] of values) {
    if (key === 'tick_interval') controlOf(node).set('odk:tick-interval', value);
    else if (key === 'placeholder') controlOf(node).set('odk:placeholder', value);
    else if (key !== 'tick_labelset') controlOf(node).set(key, value);
  }
}

interface Range {
  start: Decimal;
  end: Decimal;
  step: Decimal;
  tick?: Decimal;
}

function within({ start, end }: Range, value: Decimal): boolean {
  const [low, high] = start.compare(end) <= 0 ? [start, end] : [end, start];
  return value.compare(low) >= 0 && value.compare(high) <= 0;
}

/** Labels can only stand where there are ticks. */
function checkLabels(list: ChoiceList, range: Range, noTicks: boolean, fail: (message: string) => void): void {
  const seen = new Set<string>();
  for (const { name } of list.choices) {
    const value = Decimal.parse(name);
    if (!value) return fail(`The choice values of 'tick_labelset' must all be numbers, but '${name}' is none.`);
    if (!within(range, value))
      return fail(`The choices of 'tick_labelset' must be between the 'start' and 'end' values, but '${name}' is not.`);
    const [unit, title] = range.tick ? [range.tick, 'tick_interval'] : [range.step, 'step'];
    const offset = value.minus(range.start);
    if (!offset.isMultipleOf(unit) || !offset.isMultipleOf(range.step)) {
      return fail(
        `The choice '${name}' of 'tick_labelset' must be equal to the start of the range plus a multiple of '${title}'.`,
      );
    }
    seen.add(value.toString());
  }
  if (!noTicks) return;
  if (seen.size > 2)
    return fail("The 'tick_labelset' list must have only 2 items when the 'appearance' is 'no-ticks'.");
  const ends = new Set([range.start.toString(), range.end.toString()]);
  if (seen.size !== ends.size || [...ends].some((e) => !seen.has(e))) {
    fail("The 'tick_labelset' list may only hold the 'start' and 'end' values when the 'appearance' is 'no-ticks'.");
  }
}
