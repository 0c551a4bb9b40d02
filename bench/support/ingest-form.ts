import type { FormSource } from '../../apps/server/test/collection/support/forms.queries.ts';

const PEOPLE = 3;
const CHOICES = 8;
/** Bengali as well as English: what field staff really writes. */
const WORDS = [
  'Rice in the lower field',
  'ধানের জমি, নদীর পাশে',
  'Two ponds with carp',
  'বাড়ির সামনের রাস্তা',
  'Jute and mustard',
];

type Row = Record<string, string>;

const nameOf = (i: number) => `household_q${i}`;

/** Kinds in turn, as a household survey asks them. */
function question(i: number): Row {
  const name = nameOf(i);
  const label = `Question ${i}`;
  switch (i % 5) {
    case 0:
      return { type: 'integer', name, label };
    case 1:
      return { type: 'select_one list', name, label };
    case 2:
      return { type: 'text', name, label };
    case 3:
      return { type: 'decimal', name, label };
    default:
      return { type: 'select_multiple list', name, label };
  }
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

/** Forty questions: the phone's own, three groups, and a repeat of five. */
export const SURVEY: FormSource = {
  idString: 'bench_survey',
  version: '1',
  survey: [
    { type: 'start', name: 'start' },
    { type: 'end', name: 'end' },
    { type: 'deviceid', name: 'deviceid' },
    { type: 'geopoint', name: 'place', label: 'Place' },
    ...[0, 1, 2].flatMap((group) => [
      { type: 'begin group', name: `group${group}`, label: `Group ${group}` },
      ...range(group * 10, group * 10 + 10).map(question),
      { type: 'end group' },
    ]),
    { type: 'begin repeat', name: 'person', label: 'Person' },
    ...range(30, 36).map(question),
    { type: 'end repeat' },
  ],
  choices: range(0, CHOICES).map((i) => ({ list_name: 'list', name: `c${i}`, label: `Choice ${i}` })),
};

function answer(i: number): string {
  const value = [
    String(i * 7),
    `c${i % CHOICES}`,
    WORDS[Math.floor(i / 5) % WORDS.length],
    `${i}.25`,
    `c${i % CHOICES} c${(i + 3) % CHOICES}`,
  ];
  return `<${nameOf(i)}>${value[i % 5]}</${nameOf(i)}>`;
}

/** Where the instance id goes; as long as one, so that a prepared request only has it written over. */
export const INSTANCE_ID = 'uuid:00000000-0000-4000-8000-000000000000';

export function surveyRecord(formId: number): string {
  const groups = [0, 1, 2].map(
    (group) =>
      `<group${group}>${range(group * 10, group * 10 + 10)
        .map(answer)
        .join('')}</group${group}>`,
  );
  const people = range(0, PEOPLE).map(() => `<person>${range(30, 36).map(answer).join('')}</person>`);
  return (
    `<?xml version='1.0' ?><data xmlns:h="http://www.w3.org/1999/xhtml" xmlns:jr="http://openrosa.org/javarosa" xmlns:orx="http://openrosa.org/xforms" ` +
    `id="${SURVEY.idString}.f${formId}" version="${SURVEY.version}">` +
    `<start>2026-11-15T08:00:00.000+06:00</start><end>2026-11-15T08:20:00.000+06:00</end><deviceid>collect:BenchPhone00001</deviceid>` +
    `<place>22.6954 90.6481 3.0 4.9</place>${groups.join('')}${people.join('')}` +
    `<orx:meta><orx:instanceID>${INSTANCE_ID}</orx:instanceID></orx:meta></data>`
  );
}
