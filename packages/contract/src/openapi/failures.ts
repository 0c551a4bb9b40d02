import { PROBLEMS, type ProblemCode, problemText } from '@msurvey/domain';
import type { Operation } from '../operation.ts';
import type { Json } from './json.ts';

/** What every operation that fails answers. */
export const FAILURE: Json = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: { type: 'array', items: { $ref: '#/components/schemas/Problem' } },
    meta: { type: 'object', properties: { requestId: { type: 'string' } } },
  },
};
export const PROBLEM: Json = {
  type: 'object',
  required: ['status', 'code', 'title', 'detail'],
  properties: {
    status: { type: 'string' },
    code: { $ref: '#/components/schemas/ProblemCode' },
    title: { type: 'string' },
    detail: { type: 'string', description: 'A sentence a user can act on, in the language of the request' },
    source: {
      type: 'object',
      properties: { pointer: { type: 'string', description: 'The field at fault, as a JSON pointer' } },
    },
  },
};
export const PROBLEM_CODE: Json = { type: 'string', enum: Object.keys(PROBLEMS) };

/** Problems that any operation can have, by what it is. */
function problemsOf(o: Operation): ProblemCode[] {
  const codes: ProblemCode[] = ['request.malformed', 'request.too-many', 'server.failed', ...(o.problems ?? [])];
  if (o.permission !== 'public') codes.push('auth.token-missing', 'auth.token-stale');
  if (o.permission !== 'public' && o.permission !== 'signed-in') codes.push('auth.forbidden');
  if (o.body || o.upload) codes.push('field.invalid', 'request.too-large');
  return [...new Set(codes)];
}

/** `record.not-found` → `RecordNotFound`. */
const nameOf = (code: string) => code.replace(/(?:^|[.-])(\w)/g, (_: string, letter: string) => letter.toUpperCase());
const LONGEST_NAME = 60;

/** The answers to what can go wrong. What several operations have alike is written once, under its codes. */
export function failuresOf(operations: Operation[]) {
  const groups = operations.map((o) => {
    const byStatus = new Map<number, ProblemCode[]>();
    for (const code of problemsOf(o)) byStatus.set(PROBLEMS[code], [...(byStatus.get(PROBLEMS[code]) ?? []), code]);
    return [...byStatus].sort(([a], [b]) => a - b);
  });
  const nameFor = (codes: ProblemCode[]) => [...codes].sort().map(nameOf).join('Or');
  const times = new Map<string, number>();
  for (const [, codes] of groups.flat()) times.set(nameFor(codes), (times.get(nameFor(codes)) ?? 0) + 1);
  const responses: Record<string, Json> = {};
  const answer = (codes: ProblemCode[]): Json => {
    const name = nameFor(codes);
    const json = {
      description: [...codes]
        .sort()
        .map((code) => `\`${code}\`: ${problemText('en', code)}`)
        .join('\n\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    };
    if (name.length > LONGEST_NAME || (times.get(name) ?? 0) < 2) return json;
    responses[name] = json;
    return { $ref: `#/components/responses/${name}` };
  };
  const byOperation = new Map(
    operations.map((o, i) => [
      o,
      Object.fromEntries((groups[i] ?? []).map(([status, codes]) => [String(status), answer(codes)])),
    ]),
  );
  return { responses, of: (o: Operation): Json => byOperation.get(o) ?? {} };
}
