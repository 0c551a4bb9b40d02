/** In this order: most browsers also claim to be those further down. */
const PROGRAMS: [RegExp, string][] = [
  [/org\.odk\.collect|ODK ?Collect/i, 'ODK Collect'],
  [/KoboCollect/i, 'KoboCollect'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const firstOf = (list: [RegExp, string][], text: string) => list.find(([pattern]) => pattern.test(text))?.[1];

/** What a person recognises in the list of sessions: `Chrome, Android`. Unknown programs keep the name they give. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent?.trim()) return null;
  const program = firstOf(PROGRAMS, userAgent) ?? userAgent.trim().split(/[\s/]/, 1)[0]?.slice(0, 60);
  const system = firstOf(SYSTEMS, userAgent);
  return [program, system].filter(Boolean).join(', ') || null;
}
