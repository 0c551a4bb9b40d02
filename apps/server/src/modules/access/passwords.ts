import { hash, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's first recommendation; the hash carries its parameters, so they can be raised later. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** False for a wrong password, and for a hash that cannot be read. */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  try {
    return await verify(passwordHash, password);
  } catch {
    return false;
  }
}

let dummy: Promise<string> | undefined;

/** Costs what a real check costs, so that time does not tell whether an account exists. Always false. */
export async function dummyVerify(password: string): Promise<false> {
  dummy ??= hashPassword('an account that does not exist');
  await verifyPassword(await dummy, password);
  return false;
}

/** Hashing is heavy on memory: a file of two thousand rows must not start two thousand hashes. */
export async function hashPasswords(passwords: readonly (string | null)[], atOnce = 2): Promise<(string | null)[]> {
  const hashes: (string | null)[] = new Array<string | null>(passwords.length).fill(null);
  let next = 0;
  const work = async () => {
    for (let at = next++; at < passwords.length; at = next++) {
      const password = passwords[at];
      if (password) hashes[at] = await hashPassword(password);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return hashes;
}
