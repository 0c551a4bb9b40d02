import {
  AGE_BANDS,
  type Cut,
  dayInDhaka,
  lastAgeOf,
  type Language,
  NO_SUB_ACTIVITY,
  spanPeriods,
} from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { subActivities } from '#modules/activities/index.ts';
import { peopleByYear, valuesOf, worksByPeriod, worksBySubActivity } from '#modules/figures/index.ts';

/** The months of the chosen year, else the twelve that end with this one. */
function monthsOf({ span }: Cut, now: Date): { from: number; to: number } {
  if (span) return { from: span.from * 100 + 1, to: span.to * 100 + 12 };
  const to = Number(dayInDhaka(now).slice(0, 7).replace('-', ''));
  return { from: to % 100 === 12 ? to - 11 : to - 99, to };
}

async function trainingsByMonth(db: Db, cut: Cut) {
  const span = monthsOf(cut, new Date());
  const lines = await worksByPeriod(db, { ...cut, type: 'training', span });
  return spanPeriods(span).map((month) => ({
    month,
    activities: lines.find(({ period }) => period === month)?.activities ?? 0,
  }));
}

/** What was handed out is told apart by its sub-activity. */
async function inputsByKind(db: Db, cut: Cut, language: Language) {
  const [lines, catalogue] = await Promise.all([
    worksBySubActivity(db, { ...cut, type: 'input' }),
    subActivities(db, null),
  ]);
  return lines
    .filter(({ activities = 0 }) => activities > 0)
    .map(({ workId, attendances = 0 }) => {
      const item = catalogue.find(({ id }) => id === workId);
      return {
        id: item?.id ?? NO_SUB_ACTIVITY,
        code: item?.code ?? null,
        name: item ? (item.label[language] ?? item.label.en ?? item.code) : null,
        attendances,
      };
    })
    .sort((a, b) => b.attendances - a.attendances || a.id - b.id);
}

/** The bars of the pyramid, each a figure of its own, and those who are in none of them. */
async function peopleByAge(db: Db, cut: Cut) {
  const bars = AGE_BANDS.flatMap((band) => [`people.age_${band}_male`, `people.age_${band}_female`] as const);
  const values = await valuesOf(db, [...bars, 'people.age_unknown'], cut);
  return {
    bands: AGE_BANDS.map((band) => ({
      from: band,
      to: lastAgeOf(band),
      male: values[`people.age_${band}_male`] ?? 0,
      female: values[`people.age_${band}_female`] ?? 0,
    })),
    unknown: values['people.age_unknown'] ?? 0,
  };
}

/** What the charts need beside the cards, from the counters. People by year are of all years, whichever is chosen. */
export async function charts(db: Db, cut: Cut, language: Language) {
  const [people, ages, trainings, inputs] = await Promise.all([
    peopleByYear(db, { ...cut, span: null }),
    peopleByAge(db, cut),
    trainingsByMonth(db, cut),
    inputsByKind(db, cut, language),
  ]);
  return { peopleByYear: people, peopleByAge: ages, trainingsByMonth: trainings, inputsByKind: inputs };
}
