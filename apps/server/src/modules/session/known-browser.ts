import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '#context.ts';
import type { Cookies } from '#http/cookies.ts';

/** One per account: a computer of an office is shared. */
const nameOf = (userId: number): string => `msurvey.browser.${userId}`;
const PATH = '/msurvey/api/auth/login';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** More than so many people at one computer and the oldest have to be careful with their typing again. */
const MOST = 20;

const macOf = ({ tokens }: Context, userId: number, id: string, issued: string): string =>
  tokens.mac('browser', String(userId), id, issued);

const equal = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** What tells this browser from others, when it has signed in to the account before. It opens nothing by itself. */
export function knownBrowser(context: Context, cookies: Cookies, userId: number | undefined): string | undefined {
  if (userId === undefined) return undefined;
  const [id = '', issued = '', mac = ''] = (cookies.get(nameOf(userId)) ?? '').split('.');
  const age = Date.now() / 1000 - Number(issued);
  if (!id || !(age < YEAR_SECONDS) || !equal(mac, macOf(context, userId, id, issued))) return undefined;
  return id;
}

/** Whoever was let in is known from now on. */
export function rememberBrowser(context: Context, cookies: Cookies, userId: number): void {
  const id = knownBrowser(context, cookies, userId) ?? randomBytes(12).toString('base64url');
  const issued = String(Math.floor(Date.now() / 1000));
  const secure = context.config.publicUrl.startsWith('https:');
  const options = { path: PATH, maxAge: YEAR_SECONDS, secure };
  cookies.set(nameOf(userId), `${id}.${issued}.${macOf(context, userId, id, issued)}`, options);
  const others = cookies.names().filter((name) => name.startsWith('msurvey.browser.') && name !== nameOf(userId));
  for (const name of others.slice(0, Math.max(0, others.length + 1 - MOST)))
    cookies.set(name, '', { ...options, maxAge: 0 });
}
