import type { FormSource } from '../../apps/server/test/collection/support/forms.queries.ts';

const MOST_PEOPLE = 5;
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

/** Forty-two questions: the phone's own, three groups, and a repeat of one to five. */
export const SURVEY: FormSource = {
  idString: 'bench_survey',
  version: '1',
  survey: [
    { type: 'start', name: 'start' },
    { type: 'end', name: 'end' },
    { type: 'deviceid', name: 'deviceid' },
    { type: 'today', name: 'today' },
    { type: 'text', name: 'device_name', label: 'Phone' },
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

/** All that a table of records can show: every question outside of the repeat, and the repeat itself. */
export const SURVEY_COLUMNS: readonly string[] = [
  'start',
  'end',
  'deviceid',
  'today',
  'device_name',
  'place',
  ...range(0, 30).map((i) => `group${Math.floor(i / 10)}/${nameOf(i)}`),
  'person',
];

/** Just within the limits: some 17,500 elements, and texts that a list gives only in part. */
export function largeSurveyRecord(id: string, instanceId: string): string {
  const people = range(30, 36)
    .map((i) => `<${nameOf(i)}>${i * 7}</${nameOf(i)}>`)
    .join('');
  const groups = [0, 1, 2].map((group) => {
    const answers = range(group * 10, group * 10 + 10).map((i) =>
      i % 5 === 2 ? `<${nameOf(i)}>${(WORDS[i % WORDS.length] ?? '').repeat(300)}</${nameOf(i)}>` : answer(i, i),
    );
    return `<group${group}>${answers.join('')}</group${group}>`;
  });
  return (
    `<data id="${id}" version="${SURVEY.version}">${groups.join('')}${`<person>${people}</person>`.repeat(2500)}` +
    `<meta><instanceID>${instanceId}</instanceID></meta></data>`
  );
}

/** The n-th record of a day: other numbers, other choices, other words, some questions skipped. */
function answer(i: number, n: number): string {
  const mixed = i * 31 + n * 17;
  const value = [
    String(mixed % 1000),
    `c${mixed % CHOICES}`,
    WORDS[mixed % WORDS.length],
    `${mixed % 90}.${(n % 9) + 1}5`,
    `c${mixed % CHOICES} c${(mixed + 3) % CHOICES}`,
  ];
  return mixed % 11 === 0 ? `<${nameOf(i)}/>` : `<${nameOf(i)}>${value[i % 5]}</${nameOf(i)}>`;
}

/** Where the instance id goes; as long as one, so that a prepared request only has it written over. */
export const INSTANCE_ID = 'uuid:00000000-0000-4000-8000-000000000000';

export function surveyRecord(id: string, n: number): string {
  const groups = [0, 1, 2].map(
    (group) =>
      `<group${group}>${range(group * 10, group * 10 + 10)
        .map((i) => answer(i, n))
        .join('')}</group${group}>`,
  );
  const people = range(0, 1 + (n % MOST_PEOPLE)).map(
    (person) =>
      `<person>${range(30, 36)
        .map((i) => answer(i, n + person))
        .join('')}</person>`,
  );
  return (
    `<?xml version='1.0' ?><data xmlns:h="http://www.w3.org/1999/xhtml" xmlns:jr="http://openrosa.org/javarosa" xmlns:orx="http://openrosa.org/xforms" ` +
    `id="${id}" version="${SURVEY.version}">` +
    `<start>2026-11-15T08:${String(n % 60).padStart(2, '0')}:00.000+06:00</start><end>2026-11-15T09:20:00.000+06:00</end>` +
    `<deviceid>collect:BenchPhone00001</deviceid><today>2026-11-15</today><device_name>Samsung A15</device_name>` +
    `<place>22.${695 + (n % 300)}4 90.${648 + (n % 300)}1 3.0 4.9</place>${groups.join('')}${people.join('')}` +
    `<orx:meta><orx:instanceID>${INSTANCE_ID}</orx:instanceID><orx:instanceName>Household ${n}</orx:instanceName></orx:meta></data>`
  );
}

const DIFFERENT = 40;

/** What phones send in a day: no two alike, with one to five people each. */
export const surveyRecords = (id: string): string[] => range(0, DIFFERENT).map((n) => surveyRecord(id, n));
