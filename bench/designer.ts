import * as edit from '@msurvey/xlsform/edit';
import { findBrowser } from '../scripts/browser.mjs';
import { build } from '../scripts/build.mjs';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench, Report } from './support/bench.ts';
import { designOnPage } from './support/designer-page.ts';
import { largeForm } from './support/large-form.ts';
import { percentile } from './support/percentile.ts';

const ROWS = 1_000;
const TIMES = 60;
/** What an office machine is slower than where this runs. */
const SLOWER = 4;

/** Processor time in ms, so that whoever else uses the machine does not count. */
function cpu(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const p95 = (work: (i: number) => unknown): number => {
  for (let i = 0; i < 40; i++) work(i);
  return percentile(
    Array.from({ length: TIMES }, (_, i) => cpu(() => work(i))),
    0.95,
  );
};

/** Stated for a processor four times slower than this one. */
const slowed = (report: Report, figure: string, ms: number, atMost: number) =>
  report.figure(figure, ms * SLOWER, 'ms', { atMost });

/** The same with everything that the console does around it. */
async function drawn(report: Report): Promise<void> {
  const browser = await findBrowser(report.note, { whole: true });
  await build({ say: report.note });
  const server = await ServerProcess.start({ startTimeoutMs: 600_000 });
  try {
    await designOnPage(report, browser, server.url, ROWS);
  } finally {
    await server.dispose();
  }
}

export const bench: Bench = {
  name: 'designer',
  what: 'a form of 1,000 rows in five languages in the designer: opening, a key press, a move, a rename, diagnostics',
  async run(report) {
    const workbook = largeForm(ROWS);
    const text = JSON.stringify(edit.fromWorkbook(workbook));
    report.figure('document', text.length / 1024, 'KB');
    const open = () => edit.outline(JSON.parse(text) as edit.FormDocument);
    slowed(report, 'open: read and outlined, p95', p95(open), 1_500);

    let session = edit.openSession(JSON.parse(text) as edit.FormDocument, 0);
    const { all } = edit.tree(session.document);
    const questions = all.filter(({ kind }) => kind === 'question');
    const keyOf = (i: number) => questions[(i * 37) % questions.length]?.key as string;
    const look = () => {
      edit.tree(session.document);
      edit.choiceLists(session.document);
    };
    slowed(
      report,
      'a key press: written, outlined, p95',
      p95((i) => {
        const operations = edit.setField(session.document, keyOf(1), 'label', `Typed ${i}`, 'English (en)');
        session = edit.commit(session, operations, { id: `k${i}`, together: 'typing' });
        look();
      }),
      50,
    );
    slowed(
      report,
      'a move, p95',
      p95((i) => {
        const { operations } = edit.move(session.document, [keyOf(i)], { after: keyOf(i + 5) });
        session = edit.commit(session, operations, { id: `m${i}` });
        look();
      }),
      100,
    );
    slowed(
      report,
      'a rename with its references, p95',
      p95((i) => {
        const { operations } = edit.rename(session.document, keyOf(i), `renamed_${i}_${session.past.length}`);
        session = edit.commit(session, operations, { id: `r${i}` });
        look();
      }),
      100,
    );
    slowed(
      report,
      'undo and redo, p95',
      p95((i) => {
        session = edit.redo(edit.undo(session, `u${i}`), `v${i}`);
        look();
      }),
      100,
    );
    slowed(
      report,
      'diagnostics, p95',
      p95(() => edit.diagnose(session.document)),
      300,
    );
    slowed(
      report,
      'where used and circles, p95',
      p95(() => {
        edit.references({ ...session.document });
        edit.circles(session.document);
      }),
      100,
    );
    await drawn(report);
  },
};
