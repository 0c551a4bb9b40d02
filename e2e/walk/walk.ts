import type { Page, Response } from '@playwright/test';
import { settle } from '../support/looks.ts';

/** What the console says where somebody was led to what is not theirs, or to nothing. */
const REFUSALS = [
  'You have no permission to view this page',
  'You have no permission to do this.',
  'There is nothing at this address',
  'or you may not see it',
  'Something went wrong',
];
/** What these do is done at once: they are pressed in the tests of their own screens. */
const ACTS_AT_ONCE = /^(approve|save|submit|send|create|log ?out|sign out|mark|refresh|retry|reset|unlock|print)/i;
/** A refusal, or something that is not there. Whoever is told 422 has typed something. */
const isRefused = (response: Response) =>
  new URL(response.url()).pathname.startsWith('/msurvey/') &&
  [401, 403, 404, 409, 500, 503].includes(response.status());

/** The projects of the programme: their screens differ from each other's and from those of every other project. */
const PROGRAMME = ['1', '2', '61'];

/** What stands behind these in an address is the name of one of many: of a figure, a role, a list, a form. */
const NAMED = ['figures', 'role', 'item', 'forms'];

/** Numbers and names of what is shown differ, and screens do not. */
function patternOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://console');
  const path = pathname
    .split('/')
    .map((part, i, parts) => {
      const before = parts[i - 1];
      if (before !== undefined && NAMED.includes(before)) return ':name';
      return !/\d/.test(part) || (before === 'project' && PROGRAMME.includes(part)) ? part : ':id';
    })
    .join('/');
  const tabs = ['tabIndex', 'index'].flatMap((name) =>
    searchParams.has(name) ? [`${name}=${searchParams.get(name)}`] : [],
  );
  return [path, ...tabs].join('?');
}

/** Follows every link and presses every button that somebody is shown, once for each kind of screen, and notes refusals. */
export class Walk {
  readonly refused: string[] = [];
  readonly screens: string[] = [];
  private readonly seen = new Set<string>();
  private readonly pressed = new Set<string>();
  private readonly todo: string[] = [];
  private doing = '';

  constructor(
    private readonly page: Page,
    private readonly mostScreens: number,
  ) {
    page.on('response', (response) => {
      if (isRefused(response))
        this.refused.push(`${this.doing}: ${response.status()} ${response.request().method()} ${response.url()}`);
    });
    page.on('popup', (popup) => void popup.close());
  }

  async from(first: string): Promise<void> {
    this.todo.push(first);
    for (
      let path = this.todo.shift();
      path !== undefined && this.screens.length < this.mostScreens;
      path = this.todo.shift()
    ) {
      const pattern = patternOf(path);
      if (this.seen.has(pattern)) continue;
      this.seen.add(pattern);
      this.screens.push(pattern);
      await this.open(path);
      this.todo.push(...(await this.links()));
      await this.pressAll(path);
    }
  }

  private async open(path: string): Promise<void> {
    this.doing = path;
    await settle(this.page, path);
    await this.look();
  }

  /** Whether a refusal is written anywhere on the screen. */
  private async look(): Promise<void> {
    const text = await this.page.locator('body').innerText();
    for (const words of REFUSALS) if (text.includes(words)) this.refused.push(`${this.doing}: “${words}”`);
  }

  private links(): Promise<string[]> {
    return this.page.locator('a[href^="/"]:visible').evaluateAll((all) => [
      ...new Set(
        all
          .filter((a) => !a.hasAttribute('download') && a.getAttribute('target') !== '_blank')
          .map((a) => a.getAttribute('href') ?? '')
          .filter((href) => !href.startsWith('/msurvey/')),
      ),
    ]);
  }

  /** Of a table the first row stands for all. */
  private buttons() {
    return this.page
      .locator('main')
      .locator('button:not([disabled]):not([aria-disabled=true]):not([role=switch]):visible')
      .and(this.page.locator(':not(tbody tr:nth-child(n+2) button)'));
  }

  private async pressAll(path: string): Promise<void> {
    const names = await this.buttons().evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''),
    );
    for (const [i, name] of names.entries()) {
      const kind = `${patternOf(path).split('?')[0]} ${name.replace(/\d+/g, '#')}`;
      if (name === '' || ACTS_AT_ONCE.test(name) || this.pressed.has(kind)) continue;
      this.pressed.add(kind);
      await this.press(path, name, i);
    }
  }

  private async press(path: string, name: string, at: number): Promise<void> {
    const button = this.buttons().nth(at);
    if (!(await button.isVisible().catch(() => false))) return;
    this.doing = `${path} → ${name}`;
    const before = this.page.url();
    await button.click({ timeout: 5000 }).catch(() => undefined);
    await this.quiet();
    await this.look();
    await this.noteMenu();
    // whatever opened is left again without an answer
    for (
      let n = 0;
      n < 3 && (await this.page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]').count());
      n++
    )
      await this.page.keyboard.press('Escape');
    if (this.page.url() === before) return;
    // a tab, or a button that leads somewhere: a screen of its own
    const { pathname, search } = new URL(this.page.url());
    this.todo.push(pathname + search);
    await settle(this.page, path);
  }

  /** What a menu offers that leads somewhere is a link like any other; the rest is only looked at. */
  private async noteMenu(): Promise<void> {
    const hrefs = await this.page
      .locator('[role=menu] [href^="/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    this.todo.push(...hrefs);
  }

  private async quiet(): Promise<void> {
    await this.page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  }
}
