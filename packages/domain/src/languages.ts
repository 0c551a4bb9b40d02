/** Interface languages of the top bar: four as specified, and Bengali, the field staff's own. */
export const LANGUAGES = ['en', 'fr', 'ro', 'zh', 'bn'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  ro: 'Română',
  zh: '中文',
  bn: 'বাংলা',
};

/** The settings' locale decides digits and dates, whatever the language of the texts. */
export const LOCALES = ['en', 'bn'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The first language of an Accept-Language header that we speak. */
export function preferredLanguage(header: string | undefined): Language {
  if (!header) return 'en';
  const wanted = header
    .split(',', 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = Number(parameters.find((p) => p.trim().startsWith('q='))?.split('=')[1] ?? 1);
      return { language: tag.split('-')[0] ?? '', quality: Number.isFinite(quality) ? quality : 0 };
    })
    .sort((a, b) => b.quality - a.quality);
  return wanted.map((w) => w.language).find(isLanguage) ?? 'en';
}
