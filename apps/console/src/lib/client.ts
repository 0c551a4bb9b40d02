import type { OperationName } from '@msurvey/contract';
import { endpoints } from '@msurvey/contract/endpoints';
import { ApiError, whole } from '~/lib/api-error.ts';
import { retryLater } from '~/lib/retry-later.ts';
import { currentLanguage } from '~/lib/i18n.ts';
import { freshToken } from '~/lib/refresh.ts';
import { clearTokens, isExpired, readTokens } from '~/lib/tokens.ts';
import type { Answer, Arguments, Download } from '~/lib/wire-types.ts';

export { ApiError, messageOf } from '~/lib/api-error.ts';
export type { Answer, Arguments, Body, DataOf, Download, RowOf } from '~/lib/wire-types.ts';

type AnyArguments = { params?: object; query?: object; body?: unknown; form?: FormData };
interface CallOptions {
  signal?: AbortSignal;
}
type Args<Name extends OperationName> =
  object extends Arguments<Name> ? [given?: Arguments<Name>] : [given: Arguments<Name>];

export interface Call<Name extends OperationName> {
  (...args: [...Args<Name>, options?: CallOptions]): Promise<Answer<Name>>;
  /** For `useQuery(api.users.query({ body }))`. */
  query: (...args: Args<Name>) => {
    queryKey: readonly [Name, unknown];
    queryFn: (context: { signal: AbortSignal }) => Promise<Answer<Name>>;
  };
  /** Every cached answer of this call: `queryClient.invalidateQueries({ queryKey: api.users.key })`. */
  key: readonly [Name];
}
export type Api = { [Name in OperationName]: Call<Name> };

/** How a session can end without its user asking for it. */
export type Ending = { by: 'expired' } | { by: 'forbidden'; reason: string };
let ended: (ending: Ending) => void = () => undefined;
export const onSessionEnd = (listener: (ending: Ending) => void): void => {
  ended = listener;
};
function endSession(ending: Ending): void {
  clearTokens();
  ended(ending);
}

function addressOf(path: string, { params = {}, query = {} }: AnyArguments): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one != null) search.append(name, String(one));
  }
  return search.size ? `${filled}?${search}` : filled;
}

async function send(name: OperationName, given: AnyArguments, token: string | undefined, signal?: AbortSignal) {
  const [method, path] = endpoints[name];
  const headers: Record<string, string> = { 'accept-language': currentLanguage() };
  if (token) headers.authorization = `Bearer ${token}`;
  if (given.body !== undefined) headers['content-type'] = 'application/json';
  const body = given.form ?? (given.body === undefined ? undefined : JSON.stringify(given.body));
  const ask = () => fetch(addressOf(path, given), { method, headers, body, signal });
  return whole(retryLater(ask, signal), signal);
}

function downloadName(response: Response): string {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)/i.exec(header)?.[1] ?? 'download');
}

async function read(name: OperationName, response: Response): Promise<unknown> {
  const kind = endpoints[name][2 as never] as string | undefined;
  if (kind === 'empty') return undefined;
  if (kind === 'file') return { blob: await response.blob(), name: downloadName(response) } satisfies Download;
  return response.json();
}

/** A token that is still good, for what is no call; nothing where the session is over. */
export async function currentToken(): Promise<string | undefined> {
  const token = readTokens()?.token;
  return token && isExpired(token) ? freshToken(token) : token;
}

async function call(name: OperationName, given: AnyArguments = {}, { signal }: CallOptions = {}): Promise<unknown> {
  const stored = readTokens()?.token;
  let token = stored;
  if (stored && isExpired(stored)) {
    token = await freshToken(stored);
    if (!token) endSession({ by: 'expired' });
  }
  let response = await send(name, given, token, signal);
  if (response.status === 401 && token) {
    token = await freshToken(token);
    if (token) response = await send(name, given, token, signal);
    if (!token || response.status === 401) endSession({ by: 'expired' });
  }
  if (response.ok) return whole(read(name, response), signal);
  const error = await ApiError.from(response);
  if (response.status === 403 && token) endSession({ by: 'forbidden', reason: error.message });
  throw error;
}

/** Every operation of the contract by name: `await api.users({ body: { currentPage: 1 } })`. */
export const api = Object.fromEntries(
  (Object.keys(endpoints) as OperationName[]).map((name) => [
    name,
    Object.assign((given?: AnyArguments, options?: CallOptions) => call(name, given, options), {
      key: [name],
      query: (given?: AnyArguments) => ({
        queryKey: [name, given ?? {}],
        queryFn: ({ signal }: { signal: AbortSignal }) => call(name, given, { signal }),
      }),
    }),
  ]),
) as unknown as Api;
