/** `npm run bench -- NAME [--json] [--strict]`: runs one benchmark and prints its figures; without a name, lists them. */
import { type Bench, type Figure, isOver, type Report } from './support/bench.ts';
import { tableOf } from './support/table.ts';

/** Loaded when asked for: the list needs none of their dependencies. */
const BENCHES: Record<string, () => Promise<{ bench: Bench }>> = {
  http: () => import('./http.ts'),
  start: () => import('./start.ts'),
  console: () => import('./console.ts'),
  lists: () => import('./lists.ts'),
  export: () => import('./export.ts'),
  forms: () => import('./forms.ts'),
  xlsform: () => import('./xlsform.ts'),
  designer: () => import('./designer.ts'),
  'web-form': () => import('./web-form.ts'),
  ingest: () => import('./ingest.ts'),
  storm: () => import('./storm.ts'),
  registry: () => import('./registry.ts'),
  activities: () => import('./activities.ts'),
  figures: () => import('./figures.ts'),
  dashboard: () => import('./dashboard.ts'),
  live: () => import('./live.ts'),
  workplans: () => import('./workplans.ts'),
  logframe: () => import('./logframe.ts'),
  indicators: () => import('./indicators.ts'),
  programme: () => import('./programme.ts'),
  backup: () => import('./backup.ts'),
};

async function list(): Promise<void> {
  console.log('npm run bench -- NAME [--json] [--strict]\n');
  for (const [name, open] of Object.entries(BENCHES)) console.log(`  ${name.padEnd(10)} ${(await open()).bench.what}`);
  console.log('\n--json: one line per figure; --strict: fails when a stated limit is exceeded.');
}

async function run(bench: Bench, args: string[], json: boolean): Promise<Figure[]> {
  const figures: Figure[] = [];
  const report: Report = {
    figure(figure, value, unit, limit) {
      figures.push({ figure, value, unit, ...(limit ? { limit } : {}) });
      if (json) console.log(JSON.stringify({ bench: bench.name, figure, value, unit }));
    },
    note: (line) => console.error(`  ${line}`),
  };
  await bench.run(report, args);
  if (!json) console.log(`\n${tableOf(bench.name, figures)}`);
  return figures;
}

const args = process.argv.slice(2);
const [name, ...rest] = args.filter((arg) => arg !== '--json' && arg !== '--strict');
const open = name ? BENCHES[name] : undefined;
if (!name) await list();
else if (!open) {
  console.error(`There is no benchmark “${name}”; there are ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 1;
} else {
  const { bench } = await open();
  const figures = await run(bench, rest, args.includes('--json'));
  const over = figures.filter(isOver);
  for (const { figure } of over) console.error(`Over its limit: ${figure}`);
  if (over.length && args.includes('--strict')) process.exitCode = 1;
}
