/** The full suite in parts: small enough to go on after any of them, each of one kind and, but for unit tests, one domain. */
import { readdirSync } from 'node:fs';
import { at } from '../root.mjs';
import { runPlaywright, runVitest } from './run-part.mjs';

const LIMIT_MS = 30 * 60_000;
const KINDS = ['unit', 'integration', 'browser'];
/** Folders of what tests share, not of tests. */
const SHARED = ['support', 'node_modules'];

/** Looks at what all others of its kind have done. */
const LAST = 'afterwards';

const foldersIn = (room) =>
  readdirSync(at(room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SHARED.includes(entry.name))
    .map(({ name }) => name)
    .sort((a, b) => Number(a === LAST) - Number(b === LAST) || a.localeCompare(b));

const unit = (domain) => (env) =>
  runVitest({
    name: 'unit',
    args: ['--project=unit*', ...(domain ? ['--passWithNoTests'] : [])],
    files: domain ? [`/${domain}/`] : [],
    env,
    limitMs: LIMIT_MS,
  });

const integration = (domain) => (env) => {
  const folder = `apps/server/test/${domain}/`;
  return runVitest({
    name: folder,
    args: ['--project=integration*'],
    files: [folder],
    env,
    limitMs: LIMIT_MS,
    secondTry: true,
  });
};

const browser = (domain) => (env) => {
  const args = ['-c', at('e2e/playwright.config.ts'), `e2e/${domain}/`];
  return runPlaywright({ name: `e2e/${domain}/`, args, env, limitMs: LIMIT_MS });
};

/** All parts as `{ name, kind, work }`, of the kinds and domains that are asked for; of all when none is. */
export function fullParts(words = []) {
  const ofServer = foldersIn('apps/server/test');
  const ofBrowser = foldersIn('e2e');
  const kinds = KINDS.filter((kind) => words.includes(kind));
  const domains = words.filter((word) => !KINDS.includes(word));
  const unknown = domains.filter((word) => !ofServer.includes(word) && !ofBrowser.includes(word));
  if (unknown.length)
    throw new Error(
      `There is no part ${unknown.join(', ')}: ${[...KINDS, ...new Set([...ofServer, ...ofBrowser])].join(' ')}`,
    );
  const wants = (domain) => domains.length === 0 || domains.includes(domain);
  const parts = [
    ...(domains.length ? domains : [undefined]).map((domain) => ({
      kind: 'unit',
      name: domain ? `unit ${domain}` : 'unit',
      work: unit(domain),
    })),
    ...ofServer.filter(wants).map((domain) => ({
      kind: 'integration',
      name: `integration ${domain}`,
      work: integration(domain),
    })),
    ...ofBrowser.filter(wants).map((domain) => ({ kind: 'browser', name: `browser ${domain}`, work: browser(domain) })),
  ];
  return parts.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
}
