const PLAIN = /^\s*([\w-]+)\s*=\s*\$\{([^}]+)\}\s*$/;

/** What a filter of the usual kind says: `district=${district}`. */
export function readFilter(expression: string): { column: string; question: string } | undefined {
  const [, column, question] = PLAIN.exec(expression) ?? [];
  return column !== undefined && question !== undefined ? { column, question } : undefined;
}
