import type { ClientConfig } from 'pg';
import type { Claim } from './claim.ts';
import { compare } from './compare.ts';
import { type Column, openDescriber } from './describe.queries.ts';
import { type Executed, news } from './executed.ts';
import { claimsInLedger, noteExecuted } from './ledger.ts';

const keyOf = (pieces: readonly string[] | null) => pieces?.join('${}') ?? '';
let byText: Map<string, Claim[]> | undefined;

function knownClaims(): Map<string, Claim[]> {
  if (byText) return byText;
  byText = new Map();
  for (const claim of claimsInLedger()) {
    const key = keyOf(claim.pieces);
    byText.set(key, [...(byText.get(key) ?? []), claim]);
  }
  return byText;
}

/** Statements of the same text in several files: those of the file that executed it. */
function claimsOf({ pieces, stack }: Executed): Claim[] {
  const same = knownClaims().get(keyOf(pieces)) ?? [];
  const near = same.filter(({ file }) => stack.includes(`/src/${file}`));
  // Called by the name of its module it is `Module.owner`.
  if (pieces === null) return near.filter(({ owner }) => new RegExp(`[ .]${owner} \\(`).test(stack));
  return near.length ? near : same;
}

async function faultsOf(
  { texts, nulls }: Executed,
  claims: readonly Claim[],
  describe: (text: string) => Promise<Column[]>,
): Promise<string[]> {
  const faults: string[] = [];
  // Without columns nothing is claimed; such a statement may be of a table that only its test has.
  if (claims.every(({ row }) => row === null)) return faults;
  for (const text of texts)
    try {
      const columns = await describe(text);
      faults.push(...claims.flatMap((claim) => compare(claim, columns, nulls)));
    } catch (error) {
      faults.push(`${claims[0]?.place}: PostgreSQL does not describe it: ${(error as Error).message}`);
    }
  return faults;
}

/** Compares what this process has executed since the last time with the row types at the statements. */
export async function checkNews(connection: ClientConfig): Promise<string[]> {
  const learnt = news().map((executed) => ({ executed, claims: claimsOf(executed) }));
  for (const { executed } of learnt) executed.isNews = false;
  const claimed = learnt.filter(({ claims }) => claims.length);
  if (!claimed.length) return [];
  noteExecuted(claimed.flatMap(({ claims }) => claims));
  const describer = await openDescriber(connection);
  try {
    const faults: string[] = [];
    for (const { executed, claims } of claimed) faults.push(...(await faultsOf(executed, claims, describer.describe)));
    return [...new Set(faults)];
  } finally {
    await describer.end();
  }
}
