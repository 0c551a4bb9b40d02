import type { FigureName } from '../figures.ts';
import { AGE_BANDS, lastAgeOf } from '../people.ts';
import type { FigureWords } from './texts.ts';

type AgeFigure = Extract<FigureName, `people.age_${string}`>;

/** How a language says the bars of the pyramid of ages; `{ages}` is what the next two lines make of a band. */
interface AgeTexts {
  between: string;
  over: string;
  male: FigureWords;
  female: FigureWords;
  unknown: FigureWords;
  /** In digits of its own. */
  number?: (value: number) => string;
}

/** Names and definitions of all bars, which differ by their ages alone. */
export function ageFigures({
  between,
  over,
  male,
  female,
  unknown,
  number = String,
}: AgeTexts): Record<AgeFigure, FigureWords> {
  const filled = ({ name, means }: FigureWords, ages: string): FigureWords => ({
    name: name.replace('{ages}', ages),
    means: means.replace('{ages}', ages),
  });
  const words = AGE_BANDS.flatMap((band): [AgeFigure, FigureWords][] => {
    const last = lastAgeOf(band);
    const ages = (last === null ? over : between).replace('{from}', number(band)).replace('{to}', number(last ?? 0));
    return [
      [`people.age_${band}_male`, filled(male, ages)],
      [`people.age_${band}_female`, filled(female, ages)],
    ];
  });
  return { ...Object.fromEntries(words), 'people.age_unknown': unknown } as Record<AgeFigure, FigureWords>;
}
