import { CARD_WAITING, CARDS, figureName, type FigureName, percentOf } from '@msurvey/domain';
import type { Values } from '#modules/figures/index.ts';
import { type Bar, bars } from '#pdf/drawing.ts';
import { beside, heading, type Part, stacked, type Tile, tiles } from '#pdf/parts.ts';
import type { PdfLanguage } from '#pdf/pdf-file.ts';
import { numberIn } from '#texts/in-digits.ts';
import { filled } from '#texts/texts.ts';
import { pdfWord } from './pdf-words.ts';
import type { CutRead } from './read-cut.ts';

const WORKS = [
  'training.done',
  'training.attendances',
  'training.unique.people',
  'input.attendances',
  'input.unique.people',
  'demonstration.done',
  'infrastructure.done',
] as const satisfies FigureName[];
/** Beside which of them it stands what waits. */
const WAITING: Partial<Record<FigureName, FigureName>> = {
  'training.done': CARD_WAITING.Training,
  'input.attendances': CARD_WAITING.Input,
  'demonstration.done': CARD_WAITING.Demonstration,
  'infrastructure.done': CARD_WAITING.Infrastructure,
};
const PEOPLE = Object.values(CARDS.beneficiary);
/** What a page has room for. */
const [MOST_KINDS, MOST_YEARS] = [6, 10];

function tileOf(figure: FigureName, values: Values, language: PdfLanguage): Tile {
  const number = numberIn(language);
  const value = values[figure] ?? null;
  const tile = {
    label: figureName(figure, language),
    value: value === null ? pdfWord('none', language) : number(value),
  };
  const share = figure.startsWith('people.') ? percentOf(value, values.people ?? null) : null;
  if (share !== null) return { ...tile, note: filled(pdfWord('share', language), { share: number(share) }) };
  const waiting = values[WAITING[figure] ?? figure] ?? 0;
  if (!WAITING[figure] || waiting === 0) return tile;
  return { ...tile, note: filled(pdfWord('waiting', language), { n: number(waiting) }) };
}

function monthIn(language: PdfLanguage): (month: number) => string {
  const format = new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (month) => format.format(Date.UTC(Math.floor(month / 100), (month % 100) - 1, 1));
}

/** The figures of the cards, then the charts. */
export function firstPage({ values, charts }: CutRead, language: PdfLanguage): Part[] {
  const number = numberIn(language);
  const monthOf = monthIn(language);
  const nothing = pdfWord('nothing', language);
  const bar = (label: string, value: number): Bar => ({ label, value, shown: number(value) });
  const ofFigures = (figures: readonly FigureName[]) =>
    figures.map((figure) => bar(figureName(figure, language), values[figure] ?? 0));
  const { peopleByYear, trainingsByMonth, inputsByKind } = charts;
  const year = new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-GB', { useGrouping: false });
  return [
    tiles([...PEOPLE, ...WORKS].map((figure) => tileOf(figure, values, language))),
    heading(pdfWord('charts', language)),
    beside(
      stacked(
        bars(pdfWord('sex', language), ofFigures(['people.male', 'people.female', 'people.youth']), nothing),
        bars(
          pdfWord('years', language),
          peopleByYear.slice(-MOST_YEARS).map((one) => bar(year.format(one.year), one.total)),
          nothing,
        ),
        bars(
          pdfWord('inputs', language),
          inputsByKind
            .slice(0, MOST_KINDS)
            .map(({ code, name, attendances }) =>
              bar(code === null ? pdfWord('noKind', language) : `${code} ${name ?? ''}`, attendances),
            ),
          nothing,
        ),
      ),
      stacked(
        bars(
          pdfWord('land', language),
          ofFigures(['people.land_one', 'people.land_two', 'people.land_three']),
          nothing,
        ),
        bars(
          pdfWord('trainings', language),
          trainingsByMonth.map(({ month, activities }) => bar(monthOf(month), activities)),
          nothing,
        ),
      ),
    ),
  ];
}
