import type { Bench } from './support/bench.ts';
import { measureCompile } from './support/measure-compile.ts';

const ROWS = [3_000, 6_000, 12_000];
const KB = 1024;

export const bench: Bench = {
  name: 'xlsform',
  what: 'compiling forms of 3 k, 6 k and 12 k rows in five languages: time, CPU, memory, and how they grow',
  async run(report) {
    const times: number[] = [];
    for (const rows of ROWS) {
      const { ms, cpuMs, peakBytes, workbookBytes, xmlBytes } = await measureCompile(rows);
      const of = `${rows / 1000} k rows`;
      report.figure(`compile, ${of}`, ms, 'ms');
      report.figure(`CPU, ${of}`, cpuMs, 'ms');
      report.figure(`workbook, ${of}`, workbookBytes / KB, 'KB');
      report.figure(`XForm, ${of}`, xmlBytes / KB, 'KB');
      report.figure(`memory at most, ${of}`, peakBytes / KB, 'KB');
      report.figure(`memory to workbook, ${of}`, peakBytes / workbookBytes, '×');
      times.push(cpuMs);
    }
    const [first = 1, second = 1, third = 1] = times;
    // Twice the rows in twice the time; more says that something looks at every row for every row.
    report.figure('CPU, 6 k to 3 k rows', second / first, '×', { atMost: 2.6 });
    report.figure('CPU, 12 k to 6 k rows', third / second, '×', { atMost: 2.6 });
  },
};
