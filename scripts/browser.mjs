/** Finds a browser for the end-to-end tests and the benchmarks, or gets one. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from './root.mjs';

/** The same engine without the browser's own windows: pages open in about half the time, so it goes first. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const programs = (...rest) =>
  [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, ...rest));
const USUAL = {
  linux: () => ['/usr/bin/chromium', '/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  darwin: () =>
    ['', process.env.HOME ?? ''].flatMap((home) => [
      `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
    ]),
  win32: () => [...programs('Google/Chrome/Application/chrome.exe'), ...programs('Chromium/Application/chrome.exe')],
};

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** One that is there already; loads nothing. */
export function installedBrowser(whole = false) {
  const end = process.platform === 'win32' ? '.exe' : '';
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => NAMES.map((name) => join(folder, name + end)));
  const wanted = whole ? NAMES.filter((name) => name !== SHELL) : NAMES;
  const byName = wanted.flatMap((name) => onPath.filter((path) => basename(path) === name + end));
  return [...byName, ...(USUAL[process.platform]?.() ?? [])].find(isProgram);
}

const quietly = (command, args, options = {}) => execFileSync(command, args, { stdio: 'ignore', ...options });

/** Only where no question would be asked: as root, or with a sudo that needs no password. */
function packageManager() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return (args) => quietly('apt-get', args, aptOptions);
  try {
    quietly('sudo', ['-n', 'true']);
    return (args) => quietly('sudo', ['-n', 'apt-get', ...args], aptOptions);
  } catch {
    return undefined;
  }
}
const aptOptions = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 300_000 };

function fromDebian(say, whole) {
  const apt = packageManager();
  if (!apt) return undefined;
  say('No browser is installed: getting the chromium package …');
  try {
    apt(['update']);
    apt(['install', '--yes', '--no-install-recommends', 'chromium']);
    apt(['install', '--yes', '--no-install-recommends', SHELL]);
  } catch {
    if (!installedBrowser()) say('The chromium package could not be installed.');
  }
  return installedBrowser(whole);
}

async function fromPlaywright(say) {
  const { chromium } = await import('playwright');
  if (isProgram(chromium.executablePath())) return chromium.executablePath();
  say('No browser is installed: downloading the one of Playwright …');
  try {
    quietly(process.execPath, [at('node_modules/playwright/cli.js'), 'install', 'chromium'], { timeout: 300_000 });
  } catch {
    return undefined;
  }
  return isProgram(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * The path of a Chrome or Chromium; throws one clear sentence when none can be had. What is measured is measured in the
 * whole browser, which is what people have.
 */
export async function findBrowser(say = console.error, { whole = false } = {}) {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`CHROME_PATH is ${given}, which is not a program that can be run.`);
  }
  const found = installedBrowser(whole) ?? fromDebian(say, whole) ?? (await fromPlaywright(say));
  if (found) return found;
  throw new Error('There is no browser: install Chrome or Chromium, or set CHROME_PATH to one.');
}

/** Nothing that talks to the outside or depends on the machine; root cannot use the sandbox. */
export const BROWSER_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
