import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Claim } from './claim.ts';

/** Where the processes of one test run find it, those of every project; the full suite has one for all its parts. */
const PLACE = 'TEST_ROW_TYPES';
const inLedger = (name: string) => join(process.env[PLACE] ?? '', name);

/** Opens the book of this run: what the sources claim, and later what was executed. Returns what takes it away. */
export function openLedger(claims: readonly Claim[]): () => void {
  const shared = process.env[PLACE];
  const folder = shared ?? mkdtempSync(join(tmpdir(), 'msurvey-row-types-'));
  process.env[PLACE] = folder;
  writeFileSync(inLedger('claims'), JSON.stringify(claims));
  return () => {
    if (shared) return;
    delete process.env[PLACE];
    rmSync(folder, { recursive: true, force: true });
  };
}

export const claimsInLedger = (): Claim[] => JSON.parse(readFileSync(inLedger('claims'), 'utf8'));

/** Appending a short text is one write, so processes do not tear each other's lines. */
const append = (book: string, lines: readonly string[]) =>
  appendFileSync(inLedger(book), lines.map((line) => `${line}\n`).join(''));
const linesOf = (book: string) =>
  new Set(process.env[PLACE] && existsSync(inLedger(book)) ? readFileSync(inLedger(book), 'utf8').split('\n') : []);

export const noteExecuted = (claims: readonly Claim[]) =>
  append(
    'executed',
    claims.map(({ name }) => name),
  );
export const noteFinished = (testFile: string) => append('finished', [testFile]);
export const executedNames = () => linesOf('executed');
export const finishedFiles = () => linesOf('finished');
