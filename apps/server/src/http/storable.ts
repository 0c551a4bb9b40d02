import type { FastifyRequest } from 'fastify';
import { type FieldError, fieldFaults, Refusal } from '../problem/problem.ts';

/** Half a surrogate pair is no character, and PostgreSQL has no place for NUL: neither can be stored as it was sent. */
const UNSTORABLE = /\u0000|\p{Surrogate}/u;
/** More are not worth naming. */
const MOST_FIELDS = 20;

export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** The places in an input whose text cannot be stored. Without recursion: a body may be nested as deep as it is long. */
function unstorableIn(input: unknown): FieldError[] {
  const found: FieldError[] = [];
  const open: [path: string, value: unknown][] = [['', input]];
  for (let next = open.pop(); next && found.length < MOST_FIELDS; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'string') {
      if (!isStorable(value)) found.push({ field: path, fault: 'characters' });
    } else if (value !== null && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) {
        if (!isStorable(key)) found.push({ field: path, fault: 'characters' });
        else open.push([path ? `${path}/${key}` : key, inner]);
      }
    }
  }
  return found;
}

/** One check for everything that a caller can write: the address, the query, the body and the parts of a form. */
export function refuseUnstorable(...inputs: unknown[]): void {
  const found = inputs.flatMap(unstorableIn);
  if (found.length > 0) throw new Refusal(fieldFaults(...found));
}

export const checkStorable = async ({ params, query, body }: FastifyRequest): Promise<void> =>
  refuseUnstorable(params, query, body);
