import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { type Config, LEAST_PASSPHRASE } from '#config/index.ts';

/** Typed on the terminal, without being shown. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

/** By the environment, or asked for; never an argument, which other users of the machine could read. */
export async function passphraseFor(config: Config, purpose: 'seal' | 'open'): Promise<string> {
  if (config.backupPassphrase) return config.backupPassphrase;
  if (!process.stdin.isTTY) throw new Error('set BACKUP_PASSPHRASE: there is no terminal to ask for the passphrase');
  const given = await ask('Passphrase: ');
  if (purpose === 'open') return given;
  if (given.length < LEAST_PASSPHRASE)
    throw new Error(`the passphrase must have at least ${LEAST_PASSPHRASE} characters`);
  if ((await ask('Once more: ')) !== given) throw new Error('the two are not the same');
  return given;
}
