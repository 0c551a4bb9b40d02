import { LOCALES, type Locale } from '@msurvey/domain';
import { createStore, useStore } from '~/lib/store.ts';

export const NAV_TYPES = ['full', 'mini'] as const;
export const PRESET_COLORS = ['green', 'teal', 'blue', 'plum', 'earth'] as const;
export const FONT_FAMILIES = ['Inter', 'Roboto', 'Poppins'] as const;
export type PresetColor = (typeof PRESET_COLORS)[number];
export type FontFamily = (typeof FONT_FAMILIES)[number];

/** How one person wants the console to look; kept per browser. */
export interface Settings {
  navType: (typeof NAV_TYPES)[number];
  presetColor: PresetColor;
  locale: Locale;
  rtl: boolean;
  borderRadius: number;
  fontFamily: FontFamily;
  outlinedFilled: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  navType: 'full',
  presetColor: 'green',
  locale: 'en',
  rtl: false,
  borderRadius: 8,
  fontFamily: 'Inter',
  outlinedFilled: false,
};

const KEY = 'msurvey.settings';
export const BORDER_RADIUS_RANGE = { min: 0, max: 16 } as const;

const oneOf = <T>(choices: readonly T[], value: unknown, otherwise: T): T =>
  choices.includes(value as T) ? (value as T) : otherwise;

/** Whatever an older version left in the browser: unknown values fall back to the default. */
export function readSettings(text: string | null): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    kept = { ...(JSON.parse(text ?? '{}') as object) };
  } catch {
    // not ours, or cut off: start afresh
  }
  const d = DEFAULT_SETTINGS;
  const radius = Number(kept.borderRadius);
  return {
    navType: oneOf(NAV_TYPES, kept.navType, d.navType),
    presetColor: oneOf(PRESET_COLORS, kept.presetColor, d.presetColor),
    locale: oneOf(LOCALES, kept.locale, d.locale),
    rtl: kept.rtl === true,
    borderRadius:
      kept.borderRadius !== undefined && radius >= BORDER_RADIUS_RANGE.min && radius <= BORDER_RADIUS_RANGE.max
        ? radius
        : d.borderRadius,
    fontFamily: oneOf(FONT_FAMILIES, kept.fontFamily, d.fontFamily),
    outlinedFilled: kept.outlinedFilled === true,
  };
}

const browserStorage = typeof localStorage === 'undefined' ? undefined : localStorage;
export const settings = createStore(readSettings(browserStorage?.getItem(KEY) ?? null));
settings.subscribe(() => browserStorage?.setItem(KEY, JSON.stringify(settings.get())));

export const useSettings = (): Settings => useStore(settings);
