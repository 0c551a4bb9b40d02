import type { AddressInfo } from 'node:net';
import type { Config } from './config/index.ts';
import { DEMONSTRATION_ACCOUNTS, DEMONSTRATION_PASSWORD } from './demo/accounts.ts';

/** What the person who started the server reads. */
export function greet(
  config: Config,
  address: AddressInfo | string | null,
  setupLink: string | undefined,
  say: (line: string) => void,
): void {
  const port = typeof address === 'object' && address ? address.port : config.port;
  say(`\nmSurvey is ready: http://localhost:${port}`);
  if (config.demonstration) {
    say('\nDemonstration accounts (password of all of them: ' + DEMONSTRATION_PASSWORD + ')');
    for (const { username, purpose } of DEMONSTRATION_ACCOUNTS) say(`  ${username.padEnd(14)} ${purpose}`);
  }
  if (config.exposed) {
    const line = '!'.repeat(78);
    say(`\n${line}`);
    say('WARNING: this server listens beyond this machine with demonstration accounts.');
    say('Their password is published: whoever reaches this address can sign in, also as');
    say('super-administrator. Keep no real data here. For real work set MSURVEY_DEMO=0;');
    say('to show the demonstration to yourself alone set HOST=127.0.0.1.');
    say(line);
  }
  if (setupLink)
    say(
      `\nNobody can sign in yet. Create the super-administrator with this link (good once, for one day):\n  ${setupLink}`,
    );
  say('\nCtrl-C stops it.');
}
