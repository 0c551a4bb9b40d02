import { readTokens } from '~/lib/tokens.ts';

/** The public screens that are not the sign-in page; every other address leads to it without a token. */
const OTHER_SCREENS = /^\/(register|verify|confirm-email|forgot|new-password|setup|mailbox|form-designer)\/?$/;

interface Look {
  presetColor?: unknown;
  rtl?: unknown;
  borderRadius?: unknown;
  fontFamily?: unknown;
  outlinedFilled?: unknown;
}

function chosenLook(): Look {
  try {
    return { ...(JSON.parse(localStorage.getItem('msurvey.settings') ?? '{}') as object) };
  } catch {
    return {};
  }
}

const isDefaultLook = ({ presetColor, rtl, borderRadius, fontFamily, outlinedFilled }: Look): boolean =>
  (presetColor ?? 'green') === 'green' &&
  (borderRadius ?? 8) === 8 &&
  (fontFamily ?? 'Inter') === 'Inter' &&
  rtl !== true &&
  outlinedFilled !== true;

/** Whether the page as drawn by the build is what the console would show: for whom, in which words, in which look. */
export function fitsFirstPaint(language: string, pathname: string): boolean {
  const chosen = localStorage.getItem('msurvey.language');
  return !(
    readTokens() ||
    OTHER_SCREENS.test(pathname) ||
    (chosen !== null && chosen !== language) ||
    !isDefaultLook(chosenLook())
  );
}
