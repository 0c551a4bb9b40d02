import { NODE_PROGRAMMES, type NodeProgramme, PROJECT_RAINS, type Track, TRACKS } from '@msurvey/domain';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Beside what other tabs keep in the address. */
const PREFIX = 'report.';

export interface ReportAsked {
  project: NodeProgramme;
  from: number | null;
  to: number | null;
  words: string;
  track: Track | '';
  withLeaves: boolean;
}

const yearIn = (text: string | null): number | null => (text && /^\d{4}$/.test(text) ? Number(text) : null);

/** What the report is asked for stands in the address: a link reproduces it. */
export function useReportAddress(projectId: number) {
  const [params, setParams] = useSearchParams();
  const read = (name: keyof ReportAsked) => params.get(PREFIX + name);
  const asked: ReportAsked = {
    project:
      NODE_PROGRAMMES.find((name) => name === read('project')) ?? (projectId === PROJECT_RAINS ? 'Rains' : 'Sacp'),
    from: yearIn(read('from')),
    to: yearIn(read('to')),
    words: read('words') ?? '',
    track: TRACKS.find((track) => track === read('track')) ?? '',
    withLeaves: read('withLeaves') === 'true',
  };
  const change = useCallback(
    (more: Partial<ReportAsked>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(more)) {
            if (value === null || value === '' || value === false) next.delete(PREFIX + name);
            else next.set(PREFIX + name, String(value));
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { asked, change };
}
