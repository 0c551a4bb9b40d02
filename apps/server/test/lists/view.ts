import { contract, type Operation, type OperationName } from '@msurvey/contract';

/** One look at a list, as the console takes it. Shared by the test of query plans and by the benchmark of lists. */
export interface View {
  name: string;
  call: OperationName;
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
}

/** What differs from one database to the next. */
export interface Known {
  /** A project with a team of about twenty. */
  small: number;
  /** How many people were made. */
  users: number;
  /** A role that nearly everybody of its organisation holds, and one that few hold. */
  collectors: number;
  validators: number;
  /** A code list with thousands of items. */
  longList: number;
  memberWithSites: number;
}

export function requestOf({ call, params = {}, query, body }: View) {
  const { method, path } = contract[call] as Operation;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([k, v]): [string, string] => [k, String(v)]));
  const payload = method === 'GET' ? undefined : (body ?? {});
  return { method: method as 'GET' | 'POST', url: `${filled}${search.size ? `?${search}` : ''}`, payload };
}
