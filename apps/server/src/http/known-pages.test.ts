import { describe, expect, it } from 'vitest';
import { knownPages } from './known-pages.ts';

const isPage = knownPages(['/', '/users', '/forms/:idString', '/project/:id?', '/project/:id/form/:formId/settings']);

describe('the addresses of screens', () => {
  it.each([
    '/',
    '/users',
    '/users/',
    '/Users',
    '/forms/my.form',
    '/project',
    '/project/61',
    '/project/1/form/2/settings',
  ])('%s is one', (path) => expect(isPage(path)).toBe(true));
  it.each(['/nowhere', '/users/3', '/forms', '/forms/a/b', '/project/1/form/2', '/usersx', '/x/users', '/favicon.ico'])(
    '%s is none',
    (path) => expect(isPage(path)).toBe(false),
  );
});
