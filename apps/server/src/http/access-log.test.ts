import { describe, expect, it } from 'vitest';
import { maskedUrl } from './access-log.ts';

const SECRET = 'q8Zr2LmVtY0aWb3cXd4eYf5gZh6iAj7kBl8mCn9o';

describe('an address in the access log', () => {
  it.each([
    [`/msurvey/openrosa/key/${SECRET}/formList`, '/msurvey/openrosa/key/***/formList'],
    [
      '/msurvey/openrosa/key/short/submission?deviceID=collect:Ab12',
      '/msurvey/openrosa/key/***/submission?deviceID=***',
    ],
    [`/MSURVEY/openrosa/KEY/${SECRET}`, '/MSURVEY/openrosa/KEY/***'],
    [`/new-password?id=${SECRET}`, '/new-password?id=***'],
    [`/form-designer?ticket=abc&id=7`, '/form-designer?ticket=***&id=7'],
    [`/x/${SECRET}/y`, '/x/***/y'],
    ['/users?name=rahima&currentPage=2&sortOrder=asc&flag', '/users?name=***&currentPage=2&sortOrder=asc&flag'],
  ])('%s hides what is secret or somebody’s', (url, masked) => expect(maskedUrl(url)).toBe(masked));

  it.each([
    '/msurvey/api/file/0b6c2a4e-1f0a-4c55-9d0e-2f8a4f6f7b11',
    '/msurvey/api/project/form/12/submission/uuid:0b6c2a4e-1f0a-4c55-9d0e-2f8a4f6f7b11',
    '/msurvey/api/user/12',
    '/',
  ])('%s stays as it is', (url) => expect(maskedUrl(url)).toBe(url));

  it('is short whatever was asked', () => {
    expect(maskedUrl(`/${'a/'.repeat(5000)}?${'b=1&'.repeat(5000)}`).length).toBeLessThan(900);
  });
});
