import { isLanguage, type Language, preferredLanguage } from '@msurvey/domain';
import { uiTexts } from '@msurvey/ui/texts';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { forgetDigits, icu } from '~/lib/icu.ts';
import { settings } from '~/lib/settings.ts';

type Catalogue = Record<string, string>;
type Load = () => Promise<Catalogue>;

const KEY = 'msurvey.language';
const files: Record<string, Load> = {
  ...import.meta.glob<Catalogue>('../app/i18n/*.json', { import: 'default' }),
  ...import.meta.glob<Catalogue>('../features/*/i18n/*.json', { import: 'default' }),
};

/** `shell` is the console's own; every other namespace has the name of its feature. */
function loader(language: string, namespace: string): Load | undefined {
  if (namespace === 'ui') return isLanguage(language) ? uiTexts[language] : undefined;
  const folder = namespace === 'shell' ? '../app' : `../features/${namespace}`;
  return files[`${folder}/i18n/${language}.json`];
}

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const load = loader(language, namespace);
    if (!load) return done(new Error(`no texts: ${namespace} ${language}`), null);
    load().then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

export const currentLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'en');

/** The choice kept in the browser, else what the browser itself asks for. */
function firstLanguage(): Language {
  const kept = localStorage.getItem(KEY) ?? '';
  return isLanguage(kept) ? kept : preferredLanguage(navigator.languages?.join(','));
}

export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem(KEY, language);
  // the server sends the sign-in page in these words before any script runs
  document.cookie = `${KEY}=${language}; path=/; max-age=31536000; samesite=lax`;
  await i18next.changeLanguage(language);
}

function dressDocument(): void {
  document.documentElement.lang = currentLanguage();
  document.documentElement.dir = settings.get().rtl ? 'rtl' : 'ltr';
}

/** Every language is complete (a test sees to it), so no fallback language is fetched beside the chosen one. */
export async function startTexts(): Promise<void> {
  let digits = settings.get().locale;
  i18next.on('languageChanged', dressDocument);
  settings.subscribe(() => {
    dressDocument();
    if (settings.get().locale === digits) return;
    digits = settings.get().locale;
    forgetDigits();
    // tells every text on the screen to be made anew
    i18next.emit('languageChanged', i18next.language);
  });
  await i18next
    .use(backend)
    .use(icu)
    .use(initReactI18next)
    .init({
      lng: firstLanguage(),
      fallbackLng: false,
      ns: ['shell', 'ui'],
      defaultNS: 'shell',
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
}

export const loadTexts = (...namespaces: string[]): Promise<void> => i18next.loadNamespaces(namespaces);
