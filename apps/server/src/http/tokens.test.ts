import { describe, expect, it } from 'vitest';
import { LruMap } from './lru.ts';
import { ACCESS_TOKEN_SECONDS, newSecret, Tokens } from './tokens.ts';

describe('access tokens', () => {
  const now = Date.parse('2026-11-15T06:00:00Z');
  const sessionId = '4f9619ff-8b86-4d01-b42d-00cf4fc964ff';

  it('carry the user as subject and the session', async () => {
    const tokens = new Tokens(newSecret());
    const token = await tokens.sign(7, sessionId, now);
    expect(await tokens.verify(token, now)).toEqual({
      userId: 7,
      sessionId,
      expires: now / 1000 + ACCESS_TOKEN_SECONDS,
    });
    expect(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub).toBe('7');
  });

  it('end after fifteen minutes, remembered or not', async () => {
    const tokens = new Tokens(newSecret());
    const token = await tokens.sign(7, sessionId, now);
    await tokens.verify(token, now);
    const late = now + ACCESS_TOKEN_SECONDS * 1000 + 1;
    expect(await tokens.verify(token, late)).toBeUndefined();
    expect(await new Tokens(newSecret()).verify(token, late)).toBeUndefined();
  });

  it('are refused when another secret, no secret or no algorithm signed them', async () => {
    const tokens = new Tokens(newSecret());
    const foreign = await new Tokens(newSecret()).sign(7, sessionId, now);
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${foreign.split('.')[1]}.`;
    for (const token of [foreign, none, 'x.y.z', '']) expect(await tokens.verify(token, now)).toBeUndefined();
  });
});

describe('a map that forgets', () => {
  it('drops what was not used for longest', () => {
    const map = new LruMap<string, number>(2);
    map.set('a', 1);
    map.set('b', 2);
    map.get('a');
    map.set('c', 3);
    expect([map.get('a'), map.get('b'), map.get('c'), map.size]).toEqual([1, undefined, 3, 2]);
  });
});
