import type { Claim } from './claim.ts';
import type { Column } from './describe.queries.ts';
import { fits, kindOf } from './values.ts';

const listed = (names: string[]) => names.map((name) => `“${name}”`).join(', ');

function faultsOfNames(row: object, columns: readonly Column[]): string[] {
  const returned = columns.map(({ name }) => name);
  const claimed = Object.entries(row).filter(([, property]) => !property.isOptional);
  const missing = claimed.map(([name]) => name).filter((name) => !returned.includes(name));
  const unnamed = returned.filter((name) => !(name in row));
  return [
    ...(missing.length ? [`the row type has ${listed(missing)}, which the statement does not return`] : []),
    ...(unnamed.length ? [`the statement returns ${listed(unnamed)}, which the row type does not have`] : []),
  ];
}

/** Where the row type and the statement disagree, in sentences. */
export function compare(claim: Claim, columns: readonly Column[], nulls: ReadonlySet<string>): string[] {
  const row = claim.row;
  if (!row) return [];
  const faults = faultsOfNames(row, columns);
  for (const column of columns) {
    const claimed = row[column.name];
    if (!claimed) continue;
    if (!fits(kindOf(column), claimed.kinds))
      faults.push(`“${column.name}” is ${column.type}, here ${kindOf(column)}, and not ${claimed.kinds.join(' | ')}`);
    if (claimed.isNullable) continue;
    if (nulls.has(column.name)) faults.push(`“${column.name}” was null, and the row type says that it never is`);
    else if (column.mayBeNull) faults.push(`“${column.name}” may be null, and the row type says that it never is`);
  }
  return faults.map((fault) => `${claim.place}: ${fault}`);
}
