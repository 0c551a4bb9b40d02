import type { UserStatus } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';
import { isReuse, linkBase, signInProblem } from './session.policy.ts';

describe('a refresh token that comes again', () => {
  const used = (usedSecondsAgo: number | null, successorUsed = false) => isReuse({ usedSecondsAgo, successorUsed });

  it('is no reuse when it was never used', () => expect(used(null)).toBe(false));
  it('is a retry for ten seconds', () => expect([used(0), used(9.9), used(10)]).toEqual([false, false, false]));
  it('is theft afterwards', () => expect(used(10.1)).toBe(true));
  it('is theft at once when its heir was used already', () => expect(used(1, true)).toBe(true));
});

describe('the page of a mailed link', () => {
  const base = (wanted: string | null) => linkBase('https://survey.example.org', wanted);

  it('is ours when none is wanted, or one that is no address', () => {
    for (const wanted of [null, '', 'nonsense', '/new-password'])
      expect(base(wanted)).toBe('https://survey.example.org');
  });
  it('is never on another host, port or protocol', () => {
    for (const wanted of [
      'https://thief.example/new-password',
      'https://survey.example.org.thief.example',
      'https://survey.example.org@thief.example',
      'https://survey.example.org:8443',
      'http://survey.example.org',
      'javascript:alert(1)',
    ])
      expect(base(wanted), wanted).toBe('https://survey.example.org');
  });
  it('keeps the path under which the console is served', () => {
    expect(base('https://survey.example.org/console/')).toBe('https://survey.example.org/console');
    expect(base('https://survey.example.org/console/new-password?x=1#y')).toBe('https://survey.example.org/console');
  });
});

describe('an account with the right password', () => {
  it('gets in when it and its organisation are active', () => {
    const code = (status: UserStatus, organizationActive: boolean) =>
      signInProblem({ status, organizationActive, isDemonstration: false }, { demonstration: false })?.code;
    expect(code('active', true)).toBeUndefined();
    expect(code('active', false)).toBe('auth.account-inactive');
    expect(code('inactive', true)).toBe('auth.account-inactive');
    expect(code('pending', true)).toBe('auth.account-pending');
    expect(code('verified', true)).toBe('auth.account-unapproved');
  });

  it('of a demonstration gets in only where the demonstration is switched on', () => {
    const account = { status: 'active', organizationActive: true, isDemonstration: true } as const;
    expect(signInProblem(account, { demonstration: true })).toBeUndefined();
    expect(signInProblem(account, { demonstration: false })?.code).toBe('auth.demonstration-off');
  });
});

describe('the device in the list of sessions', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/129.0 Safari/537.36 Edg/129.0', 'Edge, Windows'],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121 Mobile',
      'Samsung Internet, Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1',
      'Safari, iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox, Linux'],
    ['org.odk.collect.android/v2024.2.4 Dalvik/2.1.0 (Linux; U; Android 12)', 'ODK Collect, Android'],
    ['curl/8.5.0', 'curl'],
    ['  ', null],
    [null, null],
  ])('of %s is %s', (agent, device) => expect(deviceOf(agent)).toBe(device));
});
