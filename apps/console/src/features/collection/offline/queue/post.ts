import { isAcknowledgement, type Reply, retryAfterMs } from '~/features/collection/offline/queue/rules.ts';
import type { Content, Entry } from '~/features/collection/offline/queue/types.ts';
import { ApiError } from '~/lib/api-error.ts';
import { currentLanguage } from '~/lib/i18n.ts';
import { freshToken } from '~/lib/refresh.ts';
import { claimsOf, isExpired, readTokens } from '~/lib/tokens.ts';

const OUT_OF_REACH = { kind: 'out-of-reach' } as const;
const SIGN_IN_AGAIN = { kind: 'refused', status: 401, detail: '' } as const;

/** Outside the contract's client: a refusal of one record must not end the session of whoever is filling in another. */
function addressOf({ formId, edit }: Entry): string {
  const root = `/msurvey/api/project/form/${formId}/submission`;
  return edit ? `${root}/${encodeURIComponent(edit.instanceId)}?base=${edit.base}` : root;
}

function bodyOf({ xml, files }: Content): FormData {
  const form = new FormData();
  form.append('xml_submission_file', new Blob([xml], { type: 'text/xml' }), 'submission.xml');
  for (const { name, blob } of files) form.append(name, blob, name);
  return form;
}

/** The token of the record's owner: in another's name it must not go. */
async function tokenFor(userId: number, stale?: string): Promise<string | undefined> {
  const isOwners = (token: string | undefined) => token && claimsOf(token)?.sub === String(userId);
  const stored = readTokens()?.token;
  if (!stored || !isOwners(stored)) return undefined;
  const token = stored === stale || isExpired(stored) ? await freshToken(stored) : stored;
  return isOwners(token) ? token : undefined;
}

async function readReply(response: Response): Promise<Reply> {
  if (response.ok) {
    const body: unknown = await response.json().catch(() => undefined);
    return isAcknowledgement(response.status, body) ? { kind: 'acknowledged' } : OUT_OF_REACH;
  }
  const wait = retryAfterMs(response.headers.get('retry-after'), Date.now());
  const { status, errors } = await ApiError.from(response);
  const detail = errors.map((fault) => fault.detail).join(', ');
  const code = errors[0]?.code;
  return { kind: 'refused', status, detail, ...(code && { code }), ...(wait && { retryAfterMs: wait }) };
}

async function hasLostFile({ files }: Content): Promise<boolean> {
  const reads = await Promise.allSettled(files.map(({ blob }) => blob.slice(0, 1).arrayBuffer()));
  return reads.some(({ status }) => status === 'rejected');
}

async function tryOnce(entry: Entry, content: Content, token: string): Promise<Reply> {
  try {
    const response = await fetch(addressOf(entry), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'accept-language': currentLanguage() },
      body: bodyOf(content),
      redirect: 'error',
    });
    return await readReply(response);
  } catch {
    // a browser says the same of a network that is gone and of a file that it cannot read any more
    if (await hasLostFile(content)) return { kind: 'refused', status: 400, code: 'file.lost', detail: '' };
    return OUT_OF_REACH;
  }
}

export async function post(entry: Entry, content: Content): Promise<Reply> {
  try {
    const token = await tokenFor(entry.userId);
    if (!token) return SIGN_IN_AGAIN;
    const reply = await tryOnce(entry, content, token);
    if (reply.kind !== 'refused' || reply.status !== 401) return reply;
    const renewed = await tokenFor(entry.userId, token);
    return renewed ? await tryOnce(entry, content, renewed) : SIGN_IN_AGAIN;
  } catch (error) {
    // the token could not be renewed for want of a server
    if (error instanceof ApiError) return OUT_OF_REACH;
    throw error;
  }
}
