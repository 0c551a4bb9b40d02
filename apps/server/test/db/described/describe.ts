import { LINES } from '../../../../../scripts/table-lines.mjs';
import { OWNERS, VIEWS } from '../../../../../scripts/table-owners.mjs';
import type { Catalogue, KeyOfCatalogue } from './catalogue.queries.ts';

const BEGIN = '<!-- Made from the database by `npm run docs:database`: do not edit from here -->';
const END = '<!-- to here. -->';

const lines: Readonly<Record<string, string>> = LINES;
const views: Readonly<Record<string, readonly string[]>> = VIEWS;

/** Owners with their tables and views, in the order of the house. */
const areas = Object.entries(OWNERS as Readonly<Record<string, readonly string[]>>).map(([owner, tables]) => ({
  owner,
  tables: [...tables, ...(views[owner] ?? [])],
}));

/** What of the database nobody owns or describes, and what is owned or described and not there. */
export function gapsIn({ tables }: Catalogue): string[] {
  const real = new Set(tables.map(({ name }) => name));
  const owned = new Set(areas.flatMap((area) => area.tables));
  return [
    ...[...real].filter((name) => !owned.has(name)).map((name) => `${name} has no owner in scripts/table-owners.mjs`),
    ...[...real].filter((name) => !lines[name]).map((name) => `${name} has no line in scripts/table-lines.mjs`),
    ...[...owned].filter((name) => !real.has(name)).map((name) => `${name} has an owner and is not in the database`),
    ...Object.keys(lines)
      .filter((name) => !real.has(name))
      .map((name) => `${name} has a line and is not in the database`),
  ];
}

const relation = ({ table, columns, target, isOptional, isOne }: KeyOfCatalogue) =>
  `    ${target} ${isOptional ? '|o' : '||'}--${isOne ? 'o|' : 'o{'} ${table} : "${columns.join(', ')}"`;

/** The tables of an area and what they name, as a picture; without references it would say nothing. */
function picture(keys: KeyOfCatalogue[]): string[] {
  if (keys.length === 0) return [];
  return ['```mermaid', 'erDiagram', ...keys.map(relation), '```', ''];
}

function area(owner: string, names: readonly string[], { tables, keys }: Catalogue): string[] {
  const rows = names
    .map((name) => tables.find((table) => table.name === name))
    .filter((table) => table !== undefined)
    .map(
      ({ name, key }) => `| \`${name}\` | ${lines[name] ?? ''} | ${key.map((column) => `\`${column}\``).join(', ')} |`,
    );
  return [
    `### ${owner}`,
    '',
    '| table | what for | key |',
    '|---|---|---|',
    ...rows,
    '',
    ...picture(keys.filter(({ table }) => names.includes(table))),
  ];
}

/** docs/database.md with its middle made anew; what was written by hand stays. */
export function described(document: string, catalogue: Catalogue): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/database.md has lost its marks: ${BEGIN} … ${END}`);
  const middle = areas.flatMap(({ owner, tables }) => area(owner, tables, catalogue));
  return `${before}${BEGIN}\n\n${middle.join('\n')}${END}${after}`;
}
