import { isDynamicDefault } from '../text/lexer.ts';
import type { Context } from './context.ts';
import { applyType } from './generated.ts';
import { type FormNode, makeNode } from './node.ts';
import { acceptOnly, badParameter, bindOf, isInteger } from './parameters.ts';
import type { Row } from './row.ts';

const LOCATION = ['location-priority', 'location-min-interval', 'location-max-age'];
const PRIORITIES = ['no-power', 'low-power', 'balanced', 'high-accuracy'];
const ACCEPTED = ['identify-user', ...LOCATION, 'track-changes', 'track-changes-reasons'];

/** The log of how a form was filled in. It always is meta/audit. */
export function auditNode(row: Row, parameters: Map<string, string>, context: Context): FormNode {
  if (row.name !== undefined && row.name !== 'audit') {
    const message = "Audits must always be named 'audit.' The name column should be left blank.";
    context.problems.error('audit.name', message, context.survey.at(row.row, 'name', 'audit'));
  }
  const { label, hint, guidance, media, bind, instance } = row;
  const node = makeNode('question', 'audit', row.row, {
    label,
    hint,
    guidance,
    media,
    bind,
    instance,
    default: row.default,
  });
  applyType(node, 'audit');
  if (row.default !== undefined && isDynamicDefault(row.default, 'audit')) {
    node.dynamicDefault = true;
    node.actions = [{ element: 'setvalue', event: 'odk-instance-first-load' }];
  }
  acceptOnly(context, node, parameters, ACCEPTED);

  for (const key of ['track-changes', 'identify-user']) {
    const value = parameters.get(key);
    if (value === undefined) continue;
    if (value === 'true' || value === 'false') bindOf(node).set(`odk:${key}`, value);
    else badParameter(context, node, `${key} must be set to true or false: '${value}' is an invalid value.`);
  }
  const reasons = parameters.get('track-changes-reasons');
  if (reasons === 'on-form-edit') bindOf(node).set('odk:track-changes-reasons', reasons);
  else if (reasons !== undefined) badParameter(context, node, 'track-changes-reasons must be set to on-form-edit');

  location(context, node, parameters);
  return node;
}

function location(context: Context, node: FormNode, parameters: Map<string, string>): void {
  const given = LOCATION.filter((key) => parameters.has(key));
  if (given.length === 0) return;
  if (given.length < LOCATION.length) {
    const message =
      "To include location information in the audit, 'location-priority', 'location-min-interval', and 'location-max-age' are required parameters.";
    badParameter(context, node, message);
    return;
  }
  const [priority = '', interval = '', age = ''] = LOCATION.map((key) => parameters.get(key) ?? '');
  if (!PRIORITIES.includes(priority)) {
    const message = `Parameter location-priority must be set to no-power, low-power, balanced, or high-accuracy: '${priority}' is an invalid value`;
    badParameter(context, node, message);
  }
  const numbers: [string, string][] = [
    ['location-min-interval', interval],
    ['location-max-age', age],
  ];
  let sound = true;
  for (const [key, value] of numbers) {
    if (!isInteger(value)) badParameter(context, node, `Parameter ${key} must have an integer value.`);
    else if (Number(value) < 0) badParameter(context, node, `Parameter ${key} must be greater than or equal to zero.`);
    else continue;
    sound = false;
  }
  if (sound && Number(age) < Number(interval)) {
    badParameter(context, node, 'Parameter location-max-age must be greater than or equal to location-min-interval.');
  }
  for (const key of LOCATION) bindOf(node).set(`odk:${key}`, parameters.get(key) ?? '');
}
