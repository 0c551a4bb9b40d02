import type { Page } from '@playwright/test';

/** On what need not be looked at again. */
export const ALIKE = 'data-alike';
/** Of neighbours that are drawn alike, a stripe of each colour. */
const EACH = 2;
/** The same on every screen. */
const SHELL = 'body > #root > header, nav.MuiList-root';

/**
 * Marks what is drawn just as something that is looked at anyway: rows, cells, items of one list, and what stands around
 * every screen once one of them was looked at in these colours and at this width. Looking at each was half of the time
 * that all these tests took.
 */
export async function markAlike(page: Page): Promise<void> {
  await page.evaluate(
    ([mark, each, shell]) => {
      for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
      /** Styles have their classes, one for each; what is empty may lack a name. */
      const drawn = (node: Element): string => {
        const empty = node.childElementCount === 0 && !node.textContent?.trim();
        const style = node.getAttribute('style') ?? '';
        return [node.tagName, node.getAttribute('class'), style, empty, ...node.getAttributeNames()].join(' ');
      };
      const signature = (root: Element): string =>
        [...new Set([root, ...root.querySelectorAll('*')].map(drawn))].toSorted().join('\n');
      const once = (seen: Map<string, number>, node: Element, times: number): void => {
        const key = signature(node);
        const count = (seen.get(key) ?? 0) + 1;
        seen.set(key, count);
        if (count > times) node.setAttribute(mark, '');
      };
      const kept = globalThis as typeof globalThis & { seenShells?: Map<string, Map<string, number>> };
      kept.seenShells ??= new Map();
      const look = `${innerWidth} ${matchMedia('(prefers-color-scheme: dark)').matches}`;
      const shells = kept.seenShells.get(look) ?? new Map<string, number>();
      kept.seenShells.set(look, shells);
      for (const part of document.querySelectorAll(shell)) once(shells, part, 1);
      for (const parent of document.body.querySelectorAll('*')) {
        if (parent.childElementCount <= each || parent.closest(`[${mark}], svg`)) continue;
        const seen = new Map<string, number>();
        for (const child of parent.children) once(seen, child, each);
      }
    },
    [ALIKE, EACH, SHELL] as const,
  );
}
