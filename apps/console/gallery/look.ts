import { isLanguage, type Language } from '@msurvey/domain';
import { changeLanguage } from '~/lib/i18n.ts';
import { DEFAULT_SETTINGS, settings } from '~/lib/settings.ts';

/** How the gallery is dressed. The address holds it, so that a link or a test shows the same. */
export interface Look {
  language: Language;
  /** None: what the browser asks for. */
  scheme: 'light' | 'dark' | undefined;
  rtl: boolean;
  /** In a frame as wide as a phone: media queries see the frame, not the window. */
  phone: boolean;
  /** One sample alone. */
  only: string | undefined;
}

export function readLook(asked: URLSearchParams): Look {
  const language = asked.get('lang') ?? '';
  const scheme = asked.get('scheme');
  return {
    language: isLanguage(language) ? language : 'en',
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
    rtl: asked.has('rtl'),
    phone: asked.has('phone'),
    only: asked.get('only') ?? undefined,
  };
}

export function lookAddress({ language, scheme, rtl, phone, only }: Look): string {
  const asked = new URLSearchParams();
  if (language !== 'en') asked.set('lang', language);
  if (scheme) asked.set('scheme', scheme);
  if (rtl) asked.set('rtl', '');
  if (phone) asked.set('phone', '');
  if (only) asked.set('only', only);
  return `?${asked.toString()}`;
}

export async function putOnLook({ language, rtl }: Look): Promise<void> {
  settings.set({ ...DEFAULT_SETTINGS, rtl, locale: language === 'bn' ? 'bn' : 'en' });
  await changeLanguage(language);
}
