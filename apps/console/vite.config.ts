import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstPaint } from './build/first-paint.ts';
import { guides } from './build/guides.ts';
import { outline } from './build/outline.ts';
import { pages } from './build/pages.ts';
import { worker } from './build/worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const routerFolder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/** Libraries of which every screen needs something. */
const FRAME =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](?!.*virtual)[\w-]+|use-sync-external-store)[\\/]/;
const TEXTS = /node_modules[\\/](i18next|react-i18next|intl-messageformat|@formatjs|html-parse-stringify)[\\/]/;
/** What the sign-in page shows. One file of these packs better than thirty small ones, and is one request. */
const STYLES = /node_modules[\\/](@emotion|@mui[\\/](system|utils|styled-engine|private-theming)|react-hook-form)[\\/]/;
const SIGN_IN_PARTS = [
  'Alert|Box|Button|ButtonBase|Checkbox|CircularProgress|CssBaseline|DefaultPropsProvider|Divider|FormControl',
  'FormControlLabel|FormGroup|FormHelperText|FormLabel|GlobalStyles|IconButton|InputAdornment|InputBase|InputLabel',
  'Link|OutlinedInput|Paper|Stack|SvgIcon|TextareaAutosize|Typography|internal|styles|useMediaQuery|utils|zero-styled',
].join('|');
const PARTS = new RegExp(`node_modules[\\\\/]@mui[\\\\/]material[\\\\/](${SIGN_IN_PARTS})[\\\\/]`);

/** Our own code of the sign-in page, and its words in one language. */
const SIGN_IN = /src[\\/](app[\\/]start[\\/]start|features[\\/]session[\\/]login[\\/]LoginPage)\.tsx$/;
const WORDS = /[\\/](?:app|ui[\\/]src|features[\\/]session)[\\/]i18n[\\/](\w+)\.json$/;

/** What screens are made of, once somebody is signed in; a map is fetched by whoever looks at one. */
const ICONS = /node_modules[\\/]@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const CONTROLS = /node_modules[\\/](@mui|@popperjs|react-transition-group)[\\/]/;
const SCREENS = /(?:packages[\\/](?:ui|contract|domain)|apps[\\/]console)[\\/]src[\\/](?!map[\\/]).*\.tsx?$/;

/** The toasts make their styles as soon as they are loaded: the page's nonce must be known by then. */
const nonceFirst: Plugin = {
  name: 'nonce-first',
  transform: {
    filter: { id: /notistack\.esm\.js$/ },
    handler: (code) => `import '~/lib/nonce.ts';\n${code}`,
  },
};

export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [react(), nonceFirst, firstPaint, pages, outline, guides, worker],
  resolve: {
    alias: [
      { find: /^~\//, replacement: `${here('./src')}/` },
      // the package hands its development build to every bundler; the other one has no warnings in it
      ...(command === 'build'
        ? [{ find: /^react-router$/, replacement: join(routerFolder, 'dist/production/index.mjs') }]
        : []),
    ],
    dedupe: ['react', 'react-dom', '@emotion/react', 'i18next', 'react-i18next', 'react-hook-form'],
  },
  server: { port: 5173, proxy: { '/msurvey': 'http://localhost:8080' } },
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'es2022',
    // A strict CSP allows fonts and images from our own address only, so nothing becomes a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // the XForms engine, which only those fetch who fill in a form
    chunkSizeWarningLimit: 950,
    rolldownOptions: {
      // drawing the sign-in page takes its time; the engine's parser has an eval that the page's policy never lets run
      checks: { bundlerTimings: false, eval: false },
      output: {
        codeSplitting: {
          // What changes only with the dependencies stays cached between releases.
          groups: [
            { name: 'frame', test: FRAME },
            { name: 'texts', test: TEXTS },
            { name: 'parts', test: (id) => STYLES.test(id) || PARTS.test(id) },
            { name: (id) => `words-${WORDS.exec(id)?.[1] ?? ''}`, test: WORDS },
            // with everything they import
            { name: 'sign-in', test: SIGN_IN },
            // What most screens need, in three files: each part on its own, a screen asked for a hundred.
            { name: 'icons', test: ICONS, minShareCount: 2 },
            { name: 'controls', test: CONTROLS, minShareCount: 2 },
            { name: 'screens', test: SCREENS, minShareCount: 4 },
          ],
        },
      },
    },
  },
}));
