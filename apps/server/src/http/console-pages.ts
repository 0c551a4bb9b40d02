import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { resolve } from 'node:path';
import { type DrawnPage, isLanguage, type Language, preferredLanguage } from '@msurvey/domain';
import { consolePolicy } from './security.ts';

const NONCE = '__CSP_NONCE__';
const NOT_BUILT =
  '<!doctype html><title>mSurvey</title><p>The console is not built. Run <code>npm run build</code>.</p>';

export interface Installation {
  demonstration: boolean;
  exposed: boolean;
  smtpUrl: string | undefined;
  mapTiles?: { url: string } | undefined;
  /** Until somebody can sign in, the console itself must say what to do. */
  isSetUp: () => Promise<boolean>;
}

interface ConsolePage {
  html(nonce: string): string;
  policy(nonce: string): string;
}

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Leaflet takes one of some hosts by turns where the address says {s}. */
const originOf = ({ url }: { url: string }): string => new URL(url.replace('{s}', '*').replaceAll(/[{}]/g, '')).origin;

function pageOf(text: string, images: readonly string[]): ConsolePage {
  const inline = [...text.matchAll(/<script\b[^>]*>([^]+?)<\/script>/g)].map(([, script = '']) => hashOf(script));
  return {
    html: (nonce) => text.replaceAll(NONCE, nonce),
    policy: (nonce) => consolePolicy(nonce, inline, images),
  };
}

/** Not `replace` with a text: a dollar sign in it would mean something. */
const put = (text: string, place: string, what: string): string => text.replace(place, () => what);

function draw(text: string, { language, markup, style, title }: DrawnPage): string {
  let page = put(text, '<html lang="en">', `<html lang="${language}">`);
  page = put(page, 'data-title=""', `data-title="${title}"`);
  page = put(page, '<!--first-style-->', `<style nonce="${NONCE}" id="first-style">${style}</style>`);
  return put(page, '<!--first-->', `<div id="first">${markup}</div>`);
}

/** What the reader has chosen in the console, else what the browser asks for. */
function languageOf({ cookie = '', 'accept-language': accepted }: IncomingHttpHeaders): Language {
  const chosen = /(?:^|;\s*)msurvey\.language=(\w+)/.exec(cookie)?.[1] ?? '';
  return isLanguage(chosen) ? chosen : preferredLanguage(accepted);
}

/** The console's page in every language, put together once. */
export function pagesOf(
  folder: string | undefined,
  { demonstration, exposed, smtpUrl, mapTiles, isSetUp }: Installation,
): (headers: IncomingHttpHeaders) => Promise<ConsolePage> {
  const file = (name: string) => (folder ? resolve(folder, name) : '');
  const text = folder ? readFileSync(file('index.html'), 'utf8') : NOT_BUILT;
  const mailbox = demonstration && smtpUrl === undefined;
  const images = mapTiles ? [originOf(mapTiles)] : [];
  const plain = pageOf(text, images);
  const drawn = new Map<Language, ConsolePage>();
  if (existsSync(file('first-paint.json'))) {
    for (const one of JSON.parse(readFileSync(file('first-paint.json'), 'utf8')) as DrawnPage[])
      if (one.demonstration === demonstration && one.mailbox === mailbox && one.exposed === exposed)
        drawn.set(one.language, pageOf(draw(text, one), images));
  }
  // People are never deleted, so the question has its answer for good once there is one.
  let ready = false;
  return async (headers) => {
    ready ||= await isSetUp().catch(() => false);
    return (ready && drawn.get(languageOf(headers))) || plain;
  };
}
