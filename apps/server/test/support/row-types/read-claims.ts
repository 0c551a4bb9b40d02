import { join, relative } from 'node:path';
import type { Node, SourceFile, TaggedTemplateExpression, TypeNode } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isTaggedTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { Claim, Property } from './claim.ts';
import { propertyOf } from './kinds.ts';

const SERVER = join(import.meta.dirname, '../../..');
const SOURCES = join(SERVER, 'src');

/** Every `sql<Row>` and `query<Row>(…)` of the server's *.queries.ts, with what the compiler says that Row is. */
export function readClaims(): Claim[] {
  const compiler = new API({ cwd: SERVER });
  try {
    const project = compiler.updateSnapshot({ openProjects: [join(SERVER, 'tsconfig.json')] }).getProjects()[0];
    if (!project) throw new Error('the compiler does not find the project of the server');
    return project.program
      .getSourceFileNames()
      .filter((name) => name.startsWith(SOURCES) && name.endsWith('.queries.ts'))
      .flatMap((name) => claimsOf(project.checker, project.program.getSourceFile(name) as SourceFile));
  } finally {
    compiler.close();
  }
}

function claimsOf(checker: Checker, source: SourceFile): Claim[] {
  const claims: Claim[] = [];
  const file = relative(SOURCES, source.fileName);
  const visit = (node: Node, around: string) => {
    const owner = nameOf(node) ?? around;
    const statement = statementOf(node);
    if (statement) {
      const line = source.text.slice(0, node.getStart(source)).split('\n').length;
      const before = claims.filter((claim) => claim.owner === owner).length;
      const name = `${file} ${owner}${before ? ` ${before + 1}` : ''}`;
      const place = `${file}:${line} ${owner}`;
      claims.push({ name, place, file, owner, pieces: statement.pieces, row: rowOf(checker, statement.row) });
    }
    node.forEachChild((child) => visit(child, owner));
  };
  visit(source, '');
  return claims;
}

function nameOf(node: Node): string | undefined {
  if (isFunctionDeclaration(node)) return node.name?.text;
  const isFunction = isVariableDeclaration(node) && node.initializer && isArrowFunction(node.initializer);
  return isFunction && isIdentifier(node.name) ? node.name.text : undefined;
}

function statementOf(node: Node): { row: TypeNode; pieces: string[] | null } | undefined {
  const isTemplate = isTaggedTemplateExpression(node);
  if (!isTemplate && !isCallExpression(node)) return undefined;
  const row = node.typeArguments?.[0];
  if (!row) return undefined;
  if (isTemplate)
    return isIdentifier(node.tag) && node.tag.text === 'sql' ? { row, pieces: piecesOf(node) } : undefined;
  const called = node.expression;
  return isPropertyAccessExpression(called) && called.name.text === 'query' ? { row, pieces: null } : undefined;
}

function piecesOf({ template }: TaggedTemplateExpression): string[] {
  if (isNoSubstitutionTemplateLiteral(template)) return [template.text];
  return [template.head.text, ...template.templateSpans.map((span) => span.literal.text)];
}

function rowOf(checker: Checker, node: TypeNode): Record<string, Property> | null {
  const type = checker.getTypeFromTypeNode(node) as Type;
  if (!(type.flags & (TypeFlags.Object | TypeFlags.Intersection))) return null;
  const symbols = checker.getPropertiesOfType(type);
  if (symbols.length === 0 && checker.getIndexInfosOfType(type).length) return null;
  const types = checker.getTypeOfSymbol(symbols);
  return Object.fromEntries(symbols.map((symbol, i) => [symbol.name, propertyOf(checker, types[i] as Type)]));
}
