import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LruMap } from './lru.ts';

export const ACCESS_TOKEN_SECONDS = 15 * 60;

export interface Claims {
  userId: number;
  sessionId: string;
  /** Seconds since 1970. */
  expires: number;
}

/** Signs and verifies access tokens; a verified one is remembered, because verifying costs more than the rest of a small request. */
export class Tokens {
  private readonly key: KeyObject;
  private readonly verified = new LruMap<string, Claims>(10_000);

  constructor(secret: string) {
    this.key = createSecretKey(Buffer.from(secret, 'base64url'));
  }

  sign(userId: number, sessionId: string, now = Date.now()): Promise<string> {
    const seconds = Math.floor(now / 1000);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(String(userId))
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
      .sign(this.key);
  }

  /** A mark that only this installation can make; `kind` keeps the marks of different things apart. */
  mac(kind: string, ...parts: string[]): string {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([kind, ...parts]))
      .digest('base64url');
  }

  /** The claims of a token that is genuine and not expired. */
  async verify(token: string, now = Date.now()): Promise<Claims | undefined> {
    const known = this.verified.get(token);
    if (known) return known.expires * 1000 > now ? known : undefined;
    try {
      const { payload } = await jwtVerify(token, this.key, { algorithms: ['HS256'], currentDate: new Date(now) });
      const claims = { userId: Number(payload.sub), sessionId: String(payload.sid), expires: payload.exp ?? 0 };
      this.verified.set(token, claims);
      return claims;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
      throw error;
    }
  }
}

export const newSecret = (): string => randomBytes(32).toString('base64url');
