import type { FontFamily } from '~/lib/settings.ts';

/** Only the chosen family is fetched; the Bengali one when a Bengali letter is on the screen (unicode-range). */
const load: Record<FontFamily, () => Promise<unknown>> = {
  Inter: () => import('@fontsource-variable/inter/wght.css'),
  Roboto: () => import('@fontsource-variable/roboto/wght.css'),
  Poppins: () =>
    Promise.all([
      import('@fontsource/poppins/400.css'),
      import('@fontsource/poppins/500.css'),
      import('@fontsource/poppins/600.css'),
    ]),
};

export const loadFont = (family: FontFamily): void => {
  // without them the system's own fonts stay
  Promise.all([load[family](), import('@fontsource-variable/noto-sans-bengali/wght.css')]).catch(() => undefined);
};
