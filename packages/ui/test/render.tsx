import { configure, type RenderResult, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import en from '../src/i18n/en.json';

/** As much of ICU as these texts use; the console brings the real one. */
const fill = (text: string, values: Record<string, unknown>): string =>
  text.replace(/\{(\w+)(, number)?\}/g, (_, name: string, number?: string) =>
    number ? Number(values[name]).toLocaleString('en-GB') : String(values[name]),
  );

await i18next
  .use({ type: 'i18nFormat', init: () => undefined, parse: fill, addLookupKeys: (keys: string[]) => keys } as never)
  .use(initReactI18next)
  .init({
    lng: 'en',
    ns: ['ui'],
    keySeparator: false,
    nsSeparator: false,
    resources: { en: { ui: en } },
  });

// asking jsdom whether each element is visible costs more than all the rest of these tests
configure({ defaultHidden: true });

export const show = (ui: ReactNode): RenderResult => render(ui);

/** A screen of this width, as far as the parts can tell. */
export function screenWidth(px: number): void {
  window.matchMedia = ((query: string) => {
    const most = Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
    return {
      matches: px <= most,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
  }) as never;
}
