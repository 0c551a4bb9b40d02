import { isDay, PROGRAMME_OFFSET, unguardFormula } from '@msurvey/domain';
import { isPersonalList } from '#modules/forms/index.ts';
import type { ShapeQuestion } from '../data/form-shape.ts';
import { isListed } from '../data/listed.ts';
import { type Bind } from './binds.ts';
import { evidentlyBreaks } from './evident.ts';
import type { ImportFault } from './import-texts.ts';

export type Cell = { value: string } | { fault: ImportFault };

const INTEGER = /^-?\d{1,18}$/;
const DECIMAL = /^-?(\d+(\.\d+)?|\.\d+)([eE][+-]?\d{1,2})?$/;
const DAY = /^(\d{4})-(\d\d)-(\d\d)(?:[ T]00:00(?::00(?:\.0+)?)?)?$/;
const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d(?:\.\d{1,6})?)?(Z|[+-]\d\d:?\d\d)?$/;
const TIME = /^(\d\d:\d\d)(:\d\d(?:\.\d{1,6})?)?(Z|[+-]\d\d:?\d\d)?$/;
const POINT = /^(-?\d+(?:\.\d+)?)[ ,]+(-?\d+(?:\.\d+)?)(?:[ ,]+(-?\d+(?:\.\d+)?))?(?:[ ,]+(\d+(?:\.\d+)?))?$/;
const MOST_CHARACTERS = 30_000;

const isTime = (minutes: string) => minutes !== '' && minutes < '24:00' && minutes.slice(3) < '60';
const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

function readDay(text: string): Cell {
  const found = DAY.exec(text);
  const day = found ? `${found[1]}-${found[2]}-${found[3]}` : '';
  return isDay(day) ? { value: day } : { fault: 'date' };
}

/** Whoever writes a time into a sheet without a zone means the clock on the wall. */
function readMoment(text: string): Cell {
  // A day alone is its beginning.
  const found = MOMENT.exec(DAY.test(text) ? `${text.slice(0, 10)} 00:00` : text);
  const [, day = '', minutes = '', seconds = ':00', zone = PROGRAMME_OFFSET] = found ?? [];
  return isDay(day) && isTime(minutes) ? { value: `${day}T${minutes}${seconds}${zone}` } : { fault: 'dateTime' };
}

function readTime(text: string): Cell {
  const [, minutes = '', seconds = ':00', zone = PROGRAMME_OFFSET] = TIME.exec(text) ?? [];
  return isTime(minutes) ? { value: `${minutes}${seconds}${zone}` } : { fault: 'time' };
}

function readPoint(text: string): Cell {
  const [, latitude = '', longitude = '', altitude = '0', accuracy = '0'] = POINT.exec(text) ?? [];
  const onEarth = latitude && Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
  return onEarth ? { value: `${latitude} ${longitude} ${altitude} ${accuracy}` } : { fault: 'point' };
}

/** Codes, and labels in every language of the form, that lead to a code; a label of two choices leads nowhere. */
export type ChoiceIndex = ReadonlyMap<string, string | null>;

export const choiceIndex = ({ choices }: ShapeQuestion): ChoiceIndex => indexOf(choices ?? []);

export function indexOf(choices: Iterable<{ name: string; label: object }>): ChoiceIndex {
  const all = [...choices];
  const index = new Map<string, string | null>();
  for (const { name, label } of all)
    for (const text of new Set(
      Object.values(label)
        .filter((one) => typeof one === 'string')
        .map(plain),
    ))
      index.set(text, index.has(text) && index.get(text) !== name ? null : name);
  // A code wins over the label of another choice.
  for (const { name } of all) index.set(plain(name), name);
  return index;
}

function readChoices(text: string, index: ChoiceIndex, many: boolean): Cell {
  const whole = index.get(plain(text));
  if (whole) return { value: whole };
  if (whole === null) return { fault: 'severalChoices' };
  if (!many) return { fault: 'choice' };
  // As exported: codes with blanks between them, or labels with commas, which may hold commas themselves.
  const codes = text.split(/\s+/).map((part) => index.get(plain(part)));
  if (codes.every((code) => typeof code === 'string')) return { value: codes.join(' ') };
  const parts = text.split(',');
  const found: string[] = [];
  for (let at = 0; at < parts.length; ) {
    let end = parts.length;
    let code: string | null | undefined;
    for (; end > at && !code; end--) code = index.get(plain(parts.slice(at, end).join(',')));
    if (!code) return { fault: 'choice' };
    found.push(code);
    at = end + 1;
  }
  return { value: [...new Set(found)].join(' ') };
}

const isMany = ({ type }: ShapeQuestion) => type.startsWith('select_multiple') || type.startsWith('rank');

/** A list that nobody knows (of a repeat, of a file that is missing) is no reason to refuse; one of people is never passed over. */
const isChecked = (question: ShapeQuestion, index: ChoiceIndex) =>
  isListed(question) && (index.size > 0 || isPersonalList(question.list ?? ''));

function typed(text: string, question: ShapeQuestion, index: ChoiceIndex): Cell {
  if (question.choices || isChecked(question, index)) return readChoices(text, index, isMany(question));
  switch (question.dataType) {
    case 'int':
      return INTEGER.test(text) ? { value: text } : { fault: 'integer' };
    case 'decimal':
      return DECIMAL.test(text) ? { value: text.startsWith('.') ? `0${text}` : text } : { fault: 'decimal' };
    case 'date':
      return readDay(text);
    case 'dateTime':
      return readMoment(text);
    case 'time':
      return readTime(text);
    case 'geopoint':
      return readPoint(text);
    default:
      return { value: text };
  }
}

/** A cell of a sheet as an answer to its question. */
export function readCell(raw: string, question: ShapeQuestion, index: ChoiceIndex, bind: Bind | undefined): Cell {
  const text = unguardFormula(raw).trim();
  if (text.length > MOST_CHARACTERS) return { fault: 'tooLong' };
  const cell = typed(text, question, index);
  if ('fault' in cell || !bind?.constraint) return cell;
  return evidentlyBreaks(bind.constraint, cell.value) ? { fault: 'constraint' } : cell;
}
