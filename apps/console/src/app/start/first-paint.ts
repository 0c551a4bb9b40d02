/**
 * Runs inside the page before anything is painted (bundled into it by the build; the server allows it by its hash).
 * Whoever is not signed in sees the sign-in page as the build has drawn it, at once and without any other script. The
 * console itself starts at the first sign of its reader, who finds everything as it was left: see hand-over.ts.
 */
import { FIRST_PAINT_ID, type FirstPaint } from '~/app/start/first-paint-types.ts';
import { fitsFirstPaint } from '~/app/start/fits-first-paint.ts';
import { goToSignIn } from '~/app/start/go-to-sign-in.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'input', 'submit'] as const;
const root = document.documentElement;
const { entry = '', ahead = '', fonts = '', title = '' } = document.currentScript?.dataset ?? {};
const isOfOtherLanguage = (address: string) => /\/words-/.test(address) && !address.includes(`/words-${root.lang}-`);

function link(rel: string, addresses: string): void {
  for (const href of addresses.split(' ')) {
    if (href && !isOfOtherLanguage(href))
      document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
}

let started = false;
function start(): void {
  if (started) return;
  started = true;
  link('modulepreload', ahead);
  import(/* @vite-ignore */ entry).catch(() => {
    // after a release the files this page knows are gone; loaded again, it knows the new ones
    if (isDrawn) window.location.reload();
  });
}

/** What is clicked before the console answers is clicked again when it does; links work by themselves. */
function remember(event: Event): void {
  const page = document.getElementById(FIRST_PAINT_ID);
  const button = (event.target as Element | null)?.closest('button');
  if (!page?.contains(event.target as Node) || (event.type === 'click' && !button)) return;
  // a form sent by its button is remembered as sent
  if (event.type === 'click' && button?.form && button.type === 'submit') return;
  event.preventDefault();
  start();
  const at = button ? [...page.querySelectorAll('button')].indexOf(button) : -1;
  firstPaint.todo.push(event.type === 'submit' ? 'submit' : at);
}

const firstPaint: FirstPaint = { todo: [] };
window.firstPaint = firstPaint;

root.dataset.colorScheme = isDark() ? 'dark' : 'light';
// a page into which the server has put no drawing has no title either: see console-pages.ts of the server
const isDrawn = title !== '' && fitsFirstPaint(root.lang, window.location.pathname);
if (isDrawn) {
  root.dataset.first = '';
  document.title = title;
  goToSignIn();
  link('stylesheet', fonts);
  for (const sign of SIGNS) window.addEventListener(sign, start, { once: true, passive: true });
  // another tab signed in or out
  window.addEventListener('storage', start, { once: true });
  for (const kind of ['click', 'submit']) window.addEventListener(kind, remember, { capture: true });
  window.addEventListener('load', () => link('prefetch', `${entry} ${ahead}`));
} else start();

function isDark(): boolean {
  const chosen = localStorage.getItem('msurvey.scheme');
  return chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
}
