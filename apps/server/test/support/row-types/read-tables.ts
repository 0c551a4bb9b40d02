import { join } from 'node:path';
import type { Selectable } from 'kysely';
import { isTypeAliasDeclaration } from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { Tables } from '../../../src/db/tables.ts';
import { propertyOf } from './kinds.ts';

const SERVER = join(import.meta.dirname, '../../..');

/** What a row of each table is when it is read. Known by its name below. */
export type ReadRows = { [Table in keyof Tables]: Selectable<Tables[Table]> };

/** Table → column → may it be null, as the compiler understands the types of `db/tables`. */
export function readTables(): Record<string, Record<string, boolean>> {
  const compiler = new API({ cwd: SERVER });
  try {
    const project = compiler.updateSnapshot({ openProjects: [join(SERVER, 'tsconfig.json')] }).getProjects()[0];
    const here = project?.program.getSourceFile(import.meta.filename);
    const alias = here?.statements.find((node) => isTypeAliasDeclaration(node) && node.name.text === 'ReadRows');
    if (!project || !alias || !isTypeAliasDeclaration(alias)) throw new Error('the compiler does not find the tables');
    const { checker } = project;
    const rows = partsOf(checker, checker.getTypeFromTypeNode(alias.type) as Type);
    return byName(rows, (row) => byName(partsOf(checker, row), (column) => isNullable(checker, column)));
  } finally {
    compiler.close();
  }
}

function partsOf(checker: Checker, type: Type): [name: string, type: Type][] {
  const symbols = checker.getPropertiesOfType(type);
  const types = checker.getTypeOfSymbol(symbols);
  return symbols.map((symbol, i) => [symbol.name, types[i] as Type]);
}

/** `object` says nothing of what is in it, but that it is there. */
const isNullable = (checker: Checker, type: Type): boolean =>
  !(type.flags & TypeFlags.NonPrimitive) && propertyOf(checker, type).isNullable;

const byName = <T>(parts: [name: string, type: Type][], of: (type: Type) => T): Record<string, T> =>
  Object.fromEntries(parts.map(([name, type]) => [name, of(type)]));
