/** The password of all demonstration accounts; the console's banner says that this is demonstration data. */
export const DEMONSTRATION_PASSWORD = 'Krishi-2026';

/** The accounts that the first screen of the README names. */
export const DEMONSTRATION_ACCOUNTS = [
  { username: 'superadmin', purpose: 'super-administrator: everything, all organisations' },
  { username: 'fao.admin', purpose: 'FAO_ADMIN: role list, access control, all projects' },
  { username: 'me.officer', purpose: 'M&E officer of the project office' },
  { username: 'validator', purpose: 'validator of DAE' },
  { username: 'collector', purpose: 'data collector of DAE' },
  { username: 'collector2', purpose: 'data collector of BADC' },
  { username: 'accountant', purpose: 'accountant of the project office' },
] as const;
