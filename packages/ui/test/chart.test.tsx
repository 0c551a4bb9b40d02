// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Chart, type ChartDatum, ProgressRing } from '../src/index.ts';
import { showIn } from './in-language.tsx';

const CATEGORIES = [
  { id: 'a', label: 'Bhola' },
  { id: 'b', label: 'Barguna' },
  { id: 'c', label: 'Noakhali' },
];
const SERIES = [{ id: 'all', label: '', values: [1200, 300, null] }];
const TWO = [
  { id: 'w', label: 'Women', values: [10, 20, null] },
  { id: 'm', label: 'Men', values: [5, 0, 7] },
];
const bars = { kind: 'bar', title: 'Farmers', categories: CATEGORIES, series: SERIES } as const;
const asTable = () => userEvent.click(screen.getByRole('button', { name: 'Show as table: Farmers' }));

describe('a chart', () => {
  it('is a figure with its title as name and its sentences as description', () => {
    showIn('en', <Chart {...bars} />);
    const figure = screen.getByRole('figure', { name: 'Farmers' });
    expect(document.getElementById(figure.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Largest: Bhola with 1,200. Total: 1,500. 1 value is unknown.',
    );
  });

  it('is drawn with a bar for each known figure and a question mark for each unknown one', async () => {
    const { container } = showIn('en', <Chart {...bars} />);
    await waitFor(() => expect(container.querySelectorAll('rect.MuiBarChart-element')).toHaveLength(2));
    expect([...container.querySelectorAll('[data-chart-canvas] text')].map((text) => text.textContent)).toContain('?');
    expect(screen.getByText('1 value is unknown: it is left out, not counted as zero.')).toBeTruthy();
  });

  it('shows its figures as a table, unknown ones as such, with their total', async () => {
    showIn('en', <Chart {...bars} />);
    await asTable();
    const rows = within(screen.getByRole('table', { name: 'Farmers' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'CategoryFarmers',
      'Bhola1,200',
      'Barguna300',
      'Noakhaliunknown',
      'Total1,500',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart: Farmers' }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('has Bengali digits in its table', async () => {
    showIn('bn', <Chart {...bars} series={[{ id: 'all', label: '', values: [123_456, 300, null] }]} />);
    await userEvent.click(screen.getByRole('button', { name: /সারণি/ }));
    expect(screen.getByRole('table').textContent).toContain('১,২৩,৪৫৬');
    expect(screen.getByRole('table').textContent).toContain('অজানা');
  });

  it('opens a figure from its table by keyboard, once', async () => {
    const opened = vi.fn<(datum: ChartDatum) => void>();
    showIn('en', <Chart {...bars} series={TWO} onOpen={opened} />);
    await asTable();
    const cell = screen.getByRole('button', { name: 'Barguna, Women: 20, show the records' });
    cell.focus();
    await userEvent.keyboard('{Enter}');
    expect(opened.mock.calls).toEqual([[{ category: CATEGORIES[1], series: TWO[0], value: 20 }]]);
    expect(screen.queryByRole('button', { name: /Noakhali, Women/ })).toBeNull();
  });

  it('opens a figure by a press anywhere in its row, once, and a zero too', async () => {
    const opened = vi.fn<(datum: ChartDatum) => void>();
    showIn('en', <Chart {...bars} series={[{ id: 'all', label: '', values: [0, 300, null] }]} onOpen={opened} />);
    await asTable();
    await userEvent.click(screen.getByRole('rowheader', { name: 'Bhola' }));
    await userEvent.click(screen.getByRole('button', { name: 'Barguna: 300, show the records' }));
    await userEvent.click(screen.getByRole('rowheader', { name: 'Noakhali' }));
    expect(opened.mock.calls.map(([{ value }]) => value)).toEqual([0, 300]);
  });

  it('says so when there is nothing to show, also when every figure is unknown', () => {
    const unknown = [{ id: 'all', label: '', values: [null, null, null] }];
    const { rerender } = showIn('en', <Chart {...bars} series={[]} categories={[]} />);
    expect(screen.getByText('There is nothing to show yet')).toBeTruthy();
    rerender(<Chart {...bars} series={unknown} empty={{ text: 'No trainings yet' }} />);
    expect(screen.getByText('No trainings yet')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is busy while loading, and offers another try when that failed', async () => {
    const again = vi.fn();
    const { rerender } = showIn('en', <Chart {...bars} series={undefined} />);
    expect(screen.getByRole('figure').getAttribute('aria-busy')).toBe('true');
    rerender(<Chart {...bars} series={undefined} error="The server did not answer." onRetry={again} />);
    expect(screen.getByRole('alert').textContent).toContain('The server did not answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(again).toHaveBeenCalledOnce();
    rerender(<Chart {...bars} error="The server did not answer." onRetry={again} />);
    expect(screen.queryByRole('alert'), 'old figures stay').toBeNull();
  });
});

describe('a pyramid', () => {
  // None of these figures stands at the axis, too.
  const SIDES = [
    { id: 'w', label: 'Women', values: [11, 17, null] },
    { id: 'm', label: 'Men', values: [3, 0, 7] },
  ];
  const pyramid = { kind: 'pyramid', title: 'Farmers', categories: CATEGORIES, series: SIDES } as const;
  const placeOf = (container: HTMLElement, words: string) => {
    const found = [...container.querySelectorAll('[data-chart-canvas] text')].find(
      (text) => text.textContent === words,
    );
    return { x: Number(found?.getAttribute('x')), anchor: found?.getAttribute('text-anchor') };
  };

  it('has its first series on the left and its second on the right, with plain figures, none below zero', async () => {
    const { container } = showIn('en', <Chart {...pyramid} />);
    await waitFor(() =>
      expect(container.querySelectorAll('rect.MuiBarChart-element').length).toBeGreaterThanOrEqual(4),
    );
    const [women, men] = [placeOf(container, '17'), placeOf(container, '7')];
    expect([women.anchor, men.anchor]).toEqual(['end', 'start']);
    expect(women.x).toBeLessThan(men.x);
    expect(container.querySelector('[data-chart-canvas]')?.textContent).not.toMatch(/[-−]\d/);
    expect(placeOf(container, '?').anchor).toBe('end');
  });

  it('is a table of both sides, and what it leaves out is said beneath and opens', async () => {
    const opened = vi.fn<() => void>();
    showIn('en', <Chart {...pyramid} note="Sex unknown: 4" onNote={opened} />);
    await asTable();
    const rows = within(screen.getByRole('table', { name: 'Farmers' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'CategoryWomenMen',
      'Bhola113',
      'Barguna170',
      'Noakhaliunknown7',
      'Total2810',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Sex unknown: 4' }));
    expect(opened).toHaveBeenCalledOnce();
  });
});

describe('a progress ring', () => {
  it('shows the share with its base, and opens', async () => {
    const opened = vi.fn<(datum: ChartDatum) => void>();
    showIn('en', <ProgressRing title="Trained" value={312} target={1240} unit="farmers" onOpen={opened} />);
    expect(screen.getByText('25%')).toBeTruthy();
    expect(screen.getByText('312 of 1,240 farmers')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Trained: 312 of 1,240 farmers, show the records' }));
    expect(opened.mock.calls[0]?.[0]).toMatchObject({ category: { id: 'value' }, value: 312 });
  });

  it('shows no share of what is not known, and none without a target', () => {
    const { rerender } = showIn('en', <ProgressRing title="Trained" value={null} target={1240} />);
    expect(screen.getByText('unknown')).toBeTruthy();
    rerender(<ProgressRing title="Trained" value={5} target={null} />);
    expect(screen.getByText('unknown')).toBeTruthy();
    expect(screen.queryByText(/%/)).toBeNull();
  });

  it('shows zero of a target as zero', () => {
    showIn('bn', <ProgressRing title="প্রশিক্ষণ" value={0} target={50} />);
    expect(screen.getByText('০%')).toBeTruthy();
  });
});
