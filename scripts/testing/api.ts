/** Just enough of a client for tests and benchmarks that speak to a real server. */
export const PASSWORD = 'Krishi-2026';

export interface TokenPair {
  token: string;
  refreshToken: string;
}

export async function login(url: string, username: string, password = PASSWORD): Promise<TokenPair> {
  const response = await fetch(`${url}/msurvey/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${username} cannot sign in: ${response.status} ${text}`);
  const body = JSON.parse(text) as { token: string; refresh_token: { token: string } };
  return { token: body.token, refreshToken: body.refresh_token.token };
}

export interface Answer<T> {
  status: number;
  body: T;
}

export async function call<T = unknown>(
  url: string,
  token: string | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  const response = await fetch(`${url}/msurvey/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body !== undefined ? { 'content-type': 'application/json' } : {}),
    },
    ...(body !== undefined ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: (isJson && text ? JSON.parse(text) : undefined) as T };
}
