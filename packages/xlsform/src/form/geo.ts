import { yesNo } from '../text/clean.ts';
import { soleReference } from '../text/references.ts';
import type { Context } from './context.ts';
import type { FormNode } from './node.ts';
import { acceptOnly, badParameter, bindOf, controlOf, isNumber } from './parameters.ts';

const POINT = ['allow-mock-accuracy', 'capture-accuracy', 'reference-geometry', 'warning-accuracy'];
const SHAPE = ['allow-mock-accuracy', 'incremental', 'reference-geometry'];
const THRESHOLDS: [parameter: string, attribute: string][] = [
  ['capture-accuracy', 'accuracyThreshold'],
  ['warning-accuracy', 'unacceptableAccuracyThreshold'],
];

export function geoQuestion(context: Context, node: FormNode, parameters: Map<string, string>): void {
  const point = node.type === 'geopoint';
  acceptOnly(context, node, parameters, point ? POINT : SHAPE);
  for (const [parameter, attribute] of point ? THRESHOLDS : []) {
    const value = parameters.get(parameter);
    if (value === undefined) continue;
    if (isNumber(value)) controlOf(node).set(attribute, value);
    else badParameter(context, node, `The '${parameter}' parameter must have a numeric value.`);
  }
  const incremental = point ? undefined : parameters.get('incremental');
  if (incremental !== undefined) {
    if (yesNo(incremental)) controlOf(node).set('incremental', 'true');
    else badParameter(context, node, "The 'incremental' parameter may either be 'true' or not included.");
  }
  const mock = parameters.get('allow-mock-accuracy');
  if (mock === 'true' || mock === 'false') bindOf(node).set('odk:allow-mock-accuracy', mock);
  else if (mock !== undefined) {
    badParameter(context, node, "The 'allow-mock-accuracy' parameter must be either 'true' or 'false'.");
  }
  const target = parameters.get('reference-geometry');
  if (target === undefined) return;
  context.geoRefs.push({ target, row: node.row });
  node.itemset = target;
}

/** Once all rows are known: does each reference-geometry name something that can be shown on a map? */
export function checkGeoReferences(context: Context): void {
  const { geoRefs, instances, lists, entities, repeatNames, problems, survey } = context;
  for (const { target, row } of geoRefs) {
    if (instances.has(target) || lists.has(target) || entities?.rows.has(target)) continue;
    if (repeatNames.has(soleReference(target)?.name ?? '')) continue;
    const message =
      "The 'reference-geometry' parameter must be the name of a choice list, of an entity list or of an attached file " +
      'without its extension, or a reference to a repeat.';
    const known = [...lists.keys(), ...instances, ...(entities?.rows.keys() ?? [])];
    problems.error('geo.reference', message, survey.at(row, 'parameters', context.suggest.near(target, known)));
  }
}
