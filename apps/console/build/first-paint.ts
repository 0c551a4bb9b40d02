/**
 * Draws the sign-in page at build time (first-paint.json, one drawing per language and kind of installation; the server
 * puts the right one into the page) and makes the console start from the small script inside the page.
 */
import { fileURLToPath } from 'node:url';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite';
import type { Drawn } from '../src/app/start/first-paint-types.ts';

type Bundle = Rolldown.OutputBundle;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = [{ find: /^~\//, replacement: `${here('../src')}/` }];

async function drawAll(): Promise<Drawn[]> {
  // the console's tabs talk to one another, which would keep this process alive
  Object.assign(globalThis, { BroadcastChannel: undefined });
  const { module } = await runnerImport<{ drawings: Drawn[] }>(here('../src/app/start/prerender.tsx'), {
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
  });
  return module.drawings;
}

/** The script of the page, in one piece and small. */
async function inlineScript(): Promise<string> {
  const [result] = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: here('../src/app/start/first-paint.ts'), formats: ['iife'], name: 'firstPaintScript' },
    },
  })) as Rolldown.RolldownOutput[];
  return result?.output[0].code.trim() ?? '';
}

const chunks = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** Everything that the console's sign-in page runs, so that nothing is found out only step by step. */
function needed(bundle: Bundle): { entry: string; ahead: string[] } {
  const entry = chunks(bundle).find((chunk) => chunk.isEntry)?.fileName ?? '';
  const screen = chunks(bundle).find((chunk) => chunk.facadeModuleId?.endsWith('/login/LoginPage.tsx'));
  const wanted = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (wanted.has(name) || file?.type !== 'chunk') return;
    wanted.add(name);
    file.imports.forEach(add);
  };
  add(entry);
  if (screen) add(screen.fileName);
  // in every language: the page picks its own
  for (const { name, fileName } of chunks(bundle)) if (name.startsWith('words-')) add(fileName);
  wanted.delete(entry);
  return { entry, ahead: [...wanted] };
}

const fontSheets = (bundle: Bundle): string[] =>
  Object.values(bundle)
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    .filter((file) => /Inter Variable|Noto Sans Bengali/.test(String((file as Rolldown.OutputAsset).source)))
    .map((file) => file.fileName);

const addresses = (names: string[]) => names.map((name) => `/${name}`).join(' ');

export const firstPaint: Plugin = {
  name: 'first-paint',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'first-paint.json', source: JSON.stringify(await drawAll()) });
  },
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle = {} }) {
      const { entry, ahead } = needed(bundle);
      const script: HtmlTagDescriptor = {
        tag: 'script',
        attrs: {
          'data-entry': addresses([entry]),
          'data-ahead': addresses(ahead),
          'data-fonts': addresses(fontSheets(bundle)),
          'data-title': '',
        },
        children: await inlineScript(),
        injectTo: 'head',
      };
      // the page's own script starts the console, sooner or later
      const bare = html.replace(/\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g, '');
      return { html: bare, tags: [script] };
    },
  },
};
