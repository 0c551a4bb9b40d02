import { type CountedFigure, type Cut, FIGURES, may } from '@msurvey/domain';
import type { figures } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { Problem } from '#problem/problem.ts';
import { valuesIn } from '../cut/values.ts';
import { cutOf } from './cut-of.ts';
import { wordsOfCut } from './cut-words.queries.ts';
import type { Opened } from './open-page.ts';

type Asking = Call<(typeof figures)['figureRecords' | 'figurePeople' | 'figureGroups']>;

/** The figure whose value is how many rows this one is counted from. */
function rowsOf(figure: CountedFigure): CountedFigure {
  const { counts, part } = figure;
  if (counts === 'works' && part !== 'waiting') return { ...figure, part: 'activities' };
  return counts === 'households' ? { ...figure, part: 'households' } : figure;
}

export interface Question {
  figure: CountedFigure;
  cut: Cut;
  /** How many rows the figure was counted from. */
  behind: number;
}

/** What is asked, then what is answered beside the rows. The type of works is the figure's own, whatever a cut says. */
export async function openFigure<Row>(
  { files }: Pick<Context, 'files'>,
  call: Asking,
  rows: (question: Question) => Promise<Opened & { data: Row[] }>,
) {
  const { db, body, project, language, who } = call;
  const asked = await cutOf(db, project, { ...body, type: null });
  if (asked instanceof Problem) return asked;
  const figure: CountedFigure = FIGURES[body.figure];
  const valueOf = valuesIn(db, asked);
  const value = await valueOf(figure);
  const counted = rowsOf(figure);
  const behind = counted === figure ? value : await valueOf(counted);
  const [{ data, ids: _, ...counts }, cut] = await Promise.all([
    rows({ figure, cut: asked, behind }),
    wordsOfCut({ db, files }, asked, language),
  ]);
  return { data, meta: { figure: value, ...counts, cut, can: { export: may(who, 'Dashboard/Export') } } };
}
