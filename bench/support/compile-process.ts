import { compile } from '@msurvey/xlsform';
import { writeWorkbook } from '@msurvey/xlsform/write';
import { largeForm } from './large-form.ts';
import type { Compiled } from './measure-compile.ts';

const REPEATS = 5;
const rows = Number(process.argv[2]);
const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const highest = () => process.resourceUsage().maxRSS * 1024;

// The code is warm before it is measured, as it is in a server.
compile(largeForm(300));
const form = largeForm(rows);
const before = highest();
let peakBytes = 0;
let xmlBytes = 0;
const times: number[] = [];
const cpu: number[] = [];
for (let i = 0; i < REPEATS; i++) {
  const used = process.cpuUsage();
  const began = performance.now();
  const { xml, diagnostics } = compile(form);
  times.push(performance.now() - began);
  const { user, system } = process.cpuUsage(used);
  cpu.push((user + system) / 1000);
  // Of the first alone: later ones add the garbage of those before.
  if (i === 0) peakBytes = highest() - before;
  const fault = diagnostics.find((d) => d.severity === 'error');
  if (fault) throw new Error(`the generated form is faulty: ${JSON.stringify(fault)}`);
  xmlBytes = xml?.length ?? 0;
}
const workbookBytes = writeWorkbook(form).length;
const result: Compiled = { ms: median(times), cpuMs: median(cpu), peakBytes, workbookBytes, xmlBytes };
process.send?.(result, () => process.exit(0));
