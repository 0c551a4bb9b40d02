import { nearest } from '../text/nearest.ts';
import type { Context } from './context.ts';
import type { FormNode } from './node.ts';
import { plain } from './row.ts';

type Parameters = Map<string, string>;

/** Complains about parameters the type does not know; says which ones it does. */
export function acceptOnly(context: Context, node: FormNode, parameters: Parameters, accepted: string[]): void {
  for (const key of parameters.keys()) {
    if (accepted.includes(key)) continue;
    const message = `'${key}' is no parameter of this question type. It accepts: ${accepted.join(', ')}.`;
    const at = context.survey.at(node.row, 'parameters', nearest(key, accepted));
    context.problems.error('parameters.unknown', message, at);
  }
}

export function badParameter(context: Context, node: FormNode, message: string): void {
  context.problems.error('parameters.value', message, context.survey.at(node.row, 'parameters'));
}

/** An integer as spreadsheets and people write it. */
export const isInteger = (value: string): boolean => /^[+-]?\d+$/.test(value);
export const isNumber = (value: string): boolean =>
  /^[+-]?(?:(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|inf(?:inity)?|nan)$/i.test(value);

export const bindOf = (node: FormNode) => (node.bind ??= new Map());
export const controlOf = (node: FormNode) => (node.control ??= new Map());

export function textRows(context: Context, node: FormNode, parameters: Parameters): void {
  acceptOnly(context, node, parameters, ['rows']);
  const rows = parameters.get('rows');
  if (rows === undefined) return;
  if (isInteger(rows)) controlOf(node).set('rows', rows);
  else badParameter(context, node, 'Parameter rows must have an integer value.');
}

const IMAGES = 'jr://images/';

export function photo(context: Context, node: FormNode, parameters: Parameters): void {
  acceptOnly(context, node, parameters, ['app', 'max-pixels']);
  if (node.default && !node.default.includes(IMAGES)) node.default = IMAGES + node.default;
  const pixels = parameters.get('max-pixels');
  if (pixels === undefined) {
    const message =
      'Use the max-pixels parameter to speed up submission sending and save storage space. Learn more: https://xlsform.org/#image';
    context.problems.warn('image.max-pixels', message, context.survey.at(node.row, 'parameters'));
  } else if (isInteger(pixels)) bindOf(node).set('orx:max-pixels', pixels);
  else badParameter(context, node, 'Parameter max-pixels must have an integer value.');

  const app = parameters.get('app');
  const appearance = plain(node.control, 'appearance');
  if (app === undefined || (appearance !== undefined && appearance !== 'annotate')) return;
  const wrong = wrongPackage(app);
  if (wrong === undefined) controlOf(node).set('intent', app);
  else badParameter(context, node, `Parameter 'app' has an invalid Android package name - ${wrong}`);
}

/** https://developer.android.com/build/configure-app-module#set-application-id */
function wrongPackage(name: string): string | undefined {
  if (!name.includes('.')) return "the package name must have at least one '.' separator.";
  if (name.endsWith('.')) return "the package name cannot end in a '.' separator.";
  const segments = name.split('.');
  if (segments.includes('')) return 'package segments must be of non-zero length.';
  if (segments.some((s) => s.startsWith('_'))) {
    return "the character '_' cannot be the first character in a package name segment.";
  }
  if (segments.some((s) => /^\d/.test(s))) return 'a digit cannot be the first character in a package name segment.';
  if (/[^\w.]/.test(name)) {
    return 'the package name can only include letters (a-z, A-Z), numbers (0-9), dots (.), and underscores (_).';
  }
  return undefined;
}

const QUALITIES = ['voice-only', 'low', 'normal'];

function quality(context: Context, node: FormNode, parameters: Parameters, accepted: string[]): string | undefined {
  acceptOnly(context, node, parameters, ['quality']);
  const value = parameters.get('quality');
  if (value === undefined || accepted.includes(value)) return value;
  badParameter(context, node, `Invalid value for quality: use ${accepted.join(', ')}.`);
  return undefined;
}

export function recorded(context: Context, node: FormNode, parameters: Parameters): void {
  const value = quality(context, node, parameters, [...QUALITIES, 'external']);
  if (value !== undefined) bindOf(node).set('odk:quality', value);
}

export function backgroundAudio(context: Context, node: FormNode, parameters: Parameters): void {
  const value = quality(context, node, parameters, QUALITIES);
  (node.actions ??= []).push({ element: 'odk:recordaudio', event: 'odk-instance-load', quality: value });
}

export function backgroundGeopoint({ problems, survey }: Context, node: FormNode): void {
  if (!node.trigger) {
    const message = "For 'background-geopoint' questions, the 'trigger' column must not be empty.";
    problems.error('background-geopoint.trigger', message, survey.at(node.row, 'trigger'));
  }
  if (node.bind?.has('calculate')) {
    const message = "For 'background-geopoint' questions, the 'calculation' column must be empty.";
    problems.error('background-geopoint.calculation', message, survey.at(node.row, 'bind::calculate'));
  }
}
