/** Builds the service worker (sw.js) with the list of what filling in a form needs, read from the finished bundle. */
import { createHash } from 'node:crypto';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Manifest } from '../src/app/worker/manifest.ts';
import { alias, here } from './run-in-node.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Screens that must open without network, with everything they may fetch later. */
const SCREENS = /\/features\/collection\/(entry|offline)\/|\/app\/shell\/ShellLayout\.tsx$/;
/** Without their later parts: who is signed out must read that there is no network. */
const FIRST = /\/login\/LoginPage\.tsx$/;
const TEXTS = /\/(app|ui\/src|features\/(session|collection|projects|forms)|web-form\/src)\/i18n\/\w+\.json$/;
/** The default look; other alphabets of its fonts come from the network. */
const FONTS = /\/(inter|noto-sans-bengali)-[\w-]*(latin|bengali)[\w-]*\.woff2$/;

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');
/** A chunk that only hands on what stands in another holds no module, but stands for one. */
const holds = (chunk: Chunk, pattern: RegExp): boolean =>
  [chunk.facadeModuleId ?? '', ...chunk.moduleIds].some((id) => pattern.test(id));
const metadata = (chunk: Chunk) =>
  (chunk as Chunk & { viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> } }).viteMetadata;

/** A chunk with all it imports; `later`: also what it fetches by and by. */
function collect(bundle: Bundle, chunk: Chunk, later: boolean, into: Set<string>): void {
  if (into.has(chunk.fileName)) return;
  into.add(chunk.fileName);
  for (const name of metadata(chunk)?.importedCss ?? []) into.add(name);
  for (const name of metadata(chunk)?.importedAssets ?? []) if (!/\.woff2?$/.test(name)) into.add(name);
  for (const name of [...chunk.imports, ...(later ? chunk.dynamicImports : [])]) {
    const next = bundle[name];
    if (next?.type === 'chunk') collect(bundle, next, later, into);
  }
}

export function filesFor(bundle: Bundle): string[] {
  const chunks = chunksOf(bundle);
  const wanted = new Set<string>();
  // first what every page starts with: its parts that come later are all the screens there are
  for (const chunk of chunks) if (chunk.isEntry || holds(chunk, FIRST)) collect(bundle, chunk, false, wanted);
  for (const chunk of chunks) if (holds(chunk, TEXTS)) collect(bundle, chunk, false, wanted);
  for (const chunk of chunks) if (holds(chunk, SCREENS)) collect(bundle, chunk, true, wanted);
  for (const { type, fileName } of Object.values(bundle))
    if (type === 'asset' && FONTS.test(`/${fileName}`)) wanted.add(fileName);
  return [...wanted].sort();
}

/** Fonts are asked for by style sheets that no screen imports by itself. */
function fontSheets(bundle: Bundle): string[] {
  return Object.values(bundle)
    .filter((file): file is Rolldown.OutputAsset => file.type === 'asset' && file.fileName.endsWith('.css'))
    .filter((file) => /Inter Variable|Noto Sans Bengali/.test(String(file.source)))
    .map((file) => file.fileName);
}

/** Changes with everything a page can show, also with what the build has drawn. */
function versionOf(bundle: Bundle): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(bundle).sort()) {
    hash.update(name);
    const file = bundle[name];
    if (file?.type === 'asset' && !name.startsWith('assets/')) hash.update(file.source);
  }
  return hash.digest('hex').slice(0, 16);
}

async function script(manifest: Manifest): Promise<string> {
  const [result] = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    define: { __KEPT__: JSON.stringify(manifest) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: here('../src/app/worker/worker.ts'), formats: ['iife'], name: 'consoleWorker' },
    },
  })) as Rolldown.RolldownOutput[];
  return result?.output[0].code ?? '';
}

export const worker: Plugin = {
  name: 'console-worker',
  apply: 'build',
  generateBundle: {
    // after the page and its drawings are there
    order: 'post',
    async handler(_, bundle) {
      const entry = chunksOf(bundle).find((chunk) => chunk.isEntry)?.fileName ?? '';
      const files = [...new Set([...filesFor(bundle), ...fontSheets(bundle), 'favicon.svg'])].map((name) => `/${name}`);
      const manifest: Manifest = { version: versionOf(bundle), entry: `/${entry}`, files };
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await script(manifest) });
    },
  },
};
