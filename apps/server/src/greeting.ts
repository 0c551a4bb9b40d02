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
  if (setupLink)
    say(
      `\nNobody can sign in yet. Create the super-administrator with this link (good once, for one day):\n  ${setupLink}`,
    );
  say('\nCtrl-C stops it.');
}
