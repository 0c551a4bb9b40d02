import { ApiError } from '~/lib/api-error.ts';
import { freshToken } from '~/lib/refresh.ts';
import { isExpired, readTokens } from '~/lib/tokens.ts';

/** A file by its path, for who is signed in. A refusal ends no session: the form opens without the picture. */
export async function fetchFile(path: string): Promise<Blob> {
  const stored = readTokens()?.token;
  const token = stored && isExpired(stored) ? await freshToken(stored) : stored;
  const response = await fetch(path, { headers: token ? { authorization: `Bearer ${token}` } : {} }).catch(() => {
    throw new ApiError(0, []);
  });
  if (!response.ok) throw await ApiError.from(response);
  return response.blob();
}
