import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../root.mjs';

/** Line by line and at once: whatever ends the runner, what it knew so far is there to be read. */
export const writeEvent = (event) => appendFileSync(process.env.CHECKS_EVENTS, `${JSON.stringify(event)}\n`);

export const inProject = (file) => relative(ROOT, file);

/** Colours and pictures of code are for the screen; the list at the end needs the sentence. */
export const firstLine = (text = '') =>
  String(text)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the beginning of a colour
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .find(Boolean)
    ?.slice(0, 300) ?? 'no message';
