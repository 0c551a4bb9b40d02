// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { fitsFirstPaint } from '~/app/start/fits-first-paint.ts';
import { DEFAULT_SETTINGS, type Settings } from '~/lib/settings.ts';
import { storeTokens } from '~/lib/tokens.ts';

const keep = (change: Partial<Settings>) =>
  localStorage.setItem('msurvey.settings', JSON.stringify({ ...DEFAULT_SETTINGS, ...change }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the drawn sign-in page', () => {
  it.each(['/login', '/', '/users', '/registered'])('is for who opens %s without being signed in', (path) => {
    expect(fitsFirstPaint('en', path)).toBe(true);
  });

  it.each(['/register', '/verify', '/forgot/', '/new-password', '/setup', '/mailbox', '/form-designer'])(
    'is not for %s',
    (path) => {
      expect(fitsFirstPaint('en', path)).toBe(false);
    },
  );

  it.each([true, false])('is not for who is signed in (remembered: %s)', (remember) => {
    storeTokens({ token: 't', refreshToken: 'r' }, remember);
    expect(fitsFirstPaint('en', '/login')).toBe(false);
  });

  it('is not for who has chosen another language', () => {
    localStorage.setItem('msurvey.language', 'bn');
    expect(fitsFirstPaint('en', '/login')).toBe(false);
    expect(fitsFirstPaint('bn', '/login')).toBe(true);
  });

  it('is for the default look, and for settings that do not change it', () => {
    keep({});
    expect(fitsFirstPaint('en', '/login')).toBe(true);
    keep({ navType: 'mini', locale: 'bn' });
    expect(fitsFirstPaint('en', '/login')).toBe(true);
  });

  it.each<Partial<Settings>>([
    { presetColor: 'blue' },
    { rtl: true },
    { borderRadius: 0 },
    { fontFamily: 'Poppins' },
    { outlinedFilled: true },
  ])('is not for another look: %o', (change) => {
    keep(change);
    expect(fitsFirstPaint('en', '/login')).toBe(false);
  });

  it('does not stumble over settings that cannot be read', () => {
    localStorage.setItem('msurvey.settings', '{cut');
    expect(fitsFirstPaint('en', '/login')).toBe(true);
  });
});
