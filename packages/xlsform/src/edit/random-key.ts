const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A key for a new row: of two people at work, no two make the same. */
export function randomKey(): string {
  let key = 'n';
  for (let i = 0; i < 14; i++) key += ALPHABET[Math.floor(Math.random() * ALPHABET.length)];
  return key;
}
