import { describe, expect, it } from 'vitest';
import { dummyVerify, hashPassword, hashPasswords, verifyPassword } from './passwords.ts';

describe('passwords', () => {
  it('are kept as argon2id and recognised', async () => {
    const hash = await hashPassword('Krishi-2026');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(hash, 'Krishi-2026')).toBe(true);
    expect(await verifyPassword(hash, 'krishi-2026')).toBe(false);
  });
  it('never match a hash that cannot be read', async () => {
    expect(await verifyPassword('', 'x')).toBe(false);
    expect(await verifyPassword('$argon2id$broken', 'x')).toBe(false);
  });
  it('of an account that does not exist never match', async () => {
    expect(await dummyVerify('an account that does not exist')).toBe(false);
  });
  it('of many users are hashed in their order; those without one have none', async () => {
    const hashes = await hashPasswords(['first one', null, 'second one']);
    expect(hashes[1]).toBeNull();
    expect(await verifyPassword(hashes[0] as string, 'first one')).toBe(true);
    expect(await verifyPassword(hashes[2] as string, 'second one')).toBe(true);
  });
});
