import type { FigureCut } from '@msurvey/contract';
import { FIGURE_NAMES, type FigureName } from '@msurvey/domain';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { OpenFigure } from '~/features/dashboard/cards/use-figures.ts';
import { PREFIX } from '~/features/dashboard/filters/asked.ts';
import { cutIn, cutQuery } from '~/features/figures/index.ts';

const FIGURE = `${PREFIX}figure`;
const AT = `${PREFIX}at.`;

interface Opened {
  figure: FigureName;
  /** What narrows it beside the filters, where a cell of a table or a point of a chart was opened. */
  at: Partial<FigureCut>;
}

/** What an address says of the cut of an opened figure, and nothing that it does not say. */
function narrowedIn(params: URLSearchParams): Partial<FigureCut> {
  const said = new URLSearchParams(
    [...params].flatMap(([name, value]) => (name.startsWith(AT) ? [[name.slice(AT.length), value]] : [])),
  );
  return Object.fromEntries(Object.entries(cutIn(said)).filter(([name]) => said.has(name)));
}

/** The figure that is open, in the address: a link shows the same, and Back closes it. */
export function useOpenedFigure(): { opened: Opened | undefined; open: OpenFigure; close: () => void } {
  const [params, setParams] = useSearchParams();
  const figure = FIGURE_NAMES.find((name) => name === params.get(FIGURE));
  const write = useCallback(
    (name: FigureName | null, at: Partial<FigureCut> = {}) =>
      setParams(
        (current) => {
          const next = new URLSearchParams([...current].filter(([key]) => key !== FIGURE && !key.startsWith(AT)));
          if (name) next.set(FIGURE, name);
          for (const [key, value] of cutQuery(at)) next.set(AT + key, value);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return { opened: figure && { figure, at: narrowedIn(params) }, open: write, close: () => write(null) };
}
