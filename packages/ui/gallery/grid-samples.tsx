import { useCallback, useMemo } from 'react';
import { Grid, type GridColumn, type GridHeader, useEdits } from '../src/index.ts';
import { useWorkPlan } from './grid-work-plan.tsx';
import { type Sample, useWords } from './sample.ts';

const group = 'Grid';
const MANY = 10_000;

/** A year's plan: groups over columns, agencies that open, sums in agencies and in the total, cells to fill in. */
function WorkPlan() {
  const say = useWords();
  const plan = useWorkPlan();
  const { edits, onChange, changes } = useEdits();
  return (
    <>
      <Grid
        {...plan}
        label={say('Work plan', 'কর্মপরিকল্পনা')}
        startOpen="all"
        pinned={2}
        totalLabel={say('Total', 'মোট')}
        edits={edits}
        onChange={onChange}
        height={480}
      />
      <p data-testid="changes" style={{ overflowWrap: 'anywhere' }}>
        {changes.map(({ rowId, columnId, value }) => `${rowId}.${columnId}=${value}`).join(' ')}
      </p>
    </>
  );
}

interface Plot {
  id: number;
  name: string;
  union: number;
  sown: string | null;
  land: number | null;
}

function usePlots(): { columns: GridColumn<Plot>[]; rows: Plot[] } {
  const say = useWords();
  return useMemo(() => {
    const names = [
      say('Rahima Begum', 'রহিমা বেগম'),
      say('Abdul Karim', 'আব্দুল করিম'),
      say('Nasrin Akter', 'নাসরিন আক্তার'),
      say('Mohammad Shafiqul Islam', 'মোহাম্মদ শফিকুল ইসলাম'),
    ];
    const unions = [
      { id: 1, name: say('Aslampur', 'আসলামপুর') },
      { id: 2, name: say('Char Madras', 'চর মাদ্রাজ') },
      { id: 3, name: say('Hazariganj', 'হাজারীগঞ্জ') },
    ];
    return {
      rows: Array.from({ length: MANY }, (_, n) => ({
        id: n + 1,
        name: names[n % names.length] as string,
        union: (n % 3) + 1,
        sown: n % 7 === 0 ? null : `2026-${n % 2 ? '11' : '12'}-${String((n % 28) + 1).padStart(2, '0')}`,
        land: n % 11 === 0 ? null : (n % 400) / 4,
      })),
      columns: [
        { id: 'id', header: say('No.', 'নং'), kind: 'number', width: 80, value: ({ id }) => id },
        {
          id: 'name',
          header: say('Name', 'নাম'),
          width: 240,
          value: ({ name }) => name,
          editable: true,
          required: true,
        },
        {
          id: 'union',
          header: say('Union', 'ইউনিয়ন'),
          kind: 'choice',
          options: unions,
          value: ({ union }) => union,
          editable: true,
        },
        { id: 'sown', header: say('Sown on', 'বপনের তারিখ'), kind: 'date', value: ({ sown }) => sown, editable: true },
        {
          id: 'land',
          header: say('Land', 'জমি'),
          unit: say('decimals', 'শতাংশ'),
          kind: 'number',
          value: ({ land }) => land,
          editable: true,
          min: 0,
          max: 5000,
          total: 'sum',
        },
      ],
    };
  }, [say]);
}

function Many() {
  const say = useWords();
  const { edits, onChange } = useEdits();
  const rowId = useCallback(({ id }: Plot) => id, []);
  return (
    <Grid
      {...usePlots()}
      label={say('Ten thousand plots', 'দশ হাজার প্লট')}
      rowId={rowId}
      pinned={2}
      totalLabel={say('Total', 'মোট')}
      edits={edits}
      onChange={onChange}
      height={440}
    />
  );
}

interface Node {
  id: string;
  name: string;
  baseline: number | null;
  target: number | null;
  children: Node[];
}

/** Outcomes, outputs and indicators: a tree of as many rows, to be read. */
function useResults(): { columns: GridHeader<Node>[]; rows: Node[] } {
  const say = useWords();
  return useMemo(() => {
    const node = (id: string, name: string, children: Node[]): Node => {
      const leaf = children.length === 0;
      return { id, name: `${name} ${id}`, baseline: leaf ? id.length : null, target: leaf ? 250 : null, children };
    };
    const times = <T,>(count: number, make: (n: number) => T): T[] =>
      Array.from({ length: count }, (_, n) => make(n + 1));
    return {
      rows: times(20, (a) =>
        node(
          `${a}`,
          say('Outcome', 'ফলাফল'),
          times(20, (b) =>
            node(
              `${a}.${b}`,
              say('Output', 'আউটপুট'),
              times(25, (c) => node(`${a}.${b}.${c}`, say('Indicator', 'নির্দেশক'), [])),
            ),
          ),
        ),
      ),
      columns: [
        { id: 'name', header: say('Result', 'ফল'), width: 320, value: ({ name }) => name },
        { id: 'baseline', header: say('Baseline', 'ভিত্তিমান'), kind: 'number', value: ({ baseline }) => baseline },
        {
          id: 'target',
          header: say('Target', 'লক্ষ্যমাত্রা'),
          kind: 'number',
          value: ({ target }) => target,
          total: 'sum',
          rollUp: true,
        },
      ],
    };
  }, [say]);
}

function Results() {
  const say = useWords();
  const rowId = useCallback(({ id }: Node) => id, []);
  const childrenOf = useCallback(({ children }: Node) => children, []);
  return (
    <Grid
      {...useResults()}
      label={say('Results framework', 'ফলাফল কাঠামো')}
      rowId={rowId}
      childrenOf={childrenOf}
      startOpen="all"
      totalLabel={say('Total', 'মোট')}
      height={360}
    />
  );
}

export const gridSamples: Sample[] = [
  { id: 'grid-work-plan', group, title: 'Grid: a work plan to fill in', Show: WorkPlan },
  { id: 'grid-many', group, title: 'Grid: ten thousand rows', Show: Many },
  { id: 'grid-tree', group, title: 'Grid: a tree of ten thousand rows', Show: Results },
];
