/**
 * Draws the sign-in page at build time (first-paint.json, one drawing per language and kind of installation; the server
 * puts the right one into the page) and makes the console start from the small script inside the page.
 */
import type { DrawnPage } from '@msurvey/domain';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { alias, here, runInNode } from './run-in-node.ts';

type Bundle = Rolldown.OutputBundle;

async function drawAll(): Promise<DrawnPage[]> {
  const { drawings } = await runInNode<{ drawings: DrawnPage[] }>('../src/app/start/prerender.tsx');
  return drawings;
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
