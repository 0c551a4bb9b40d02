import type en from '~/features/session/i18n/en.json';

export interface DemoAccount {
  username: string;
  role: keyof typeof en;
}

/** Shown only where the server says that it holds demonstration data; the README names the same accounts. */
export const DEMO_PASSWORD = 'Krishi-2026';
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'superadmin', role: 'demo.superadmin' },
  { username: 'fao.admin', role: 'demo.faoAdmin' },
  { username: 'me.officer', role: 'demo.meOfficer' },
  { username: 'validator', role: 'demo.validator' },
  { username: 'collector', role: 'demo.collector' },
  { username: 'collector2', role: 'demo.collector' },
  { username: 'accountant', role: 'demo.accountant' },
];
