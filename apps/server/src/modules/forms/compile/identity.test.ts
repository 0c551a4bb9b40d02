import { describe, expect, it } from 'vitest';
import { cloneId } from '../library/clone-form.ts';
import { freeVersion, idOf, identityFaults, safeId, titleOf, versionOf } from './identity.ts';

describe('the id of a form', () => {
  it.each([
    ['Household survey (final) v2.xlsx', 'Household_survey_final_v2'],
    ['C:\\forms\\Réunion.xls', 'Reunion'],
    ['__a--.csv', 'a'],
  ])('is made of the file’s name: %s', (fileName, id) => {
    expect(idOf(undefined, fileName, '1')).toBe(id);
  });

  it('is made of the title, else of the time, when nothing is left of the name', () => {
    expect(idOf('Crop cut', 'জরিপ.xlsx', '20260101')).toBe('Crop_cut');
    expect(idOf('জরিপ', 'জরিপ.xlsx', '20260101')).toBe('form_20260101');
  });

  it('is safe in file names and addresses, whatever it is made of, and made again stays as it is', () => {
    // Every character of the basic plane, alone and between others.
    const made = Array.from({ length: 0x10000 }, (_, code) => safeId(`a${String.fromCharCode(code)}b`));
    expect(made.filter((id) => !/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(id) || safeId(id) !== id)).toEqual([]);
  });

  it('of a copy has the mark and the time once, and is never too long', () => {
    const at = new Date('2026-11-15T06:07:08.009Z');
    const first = cloneId('household', at);
    expect(first).toBe('household_clone_20261115060708009');
    expect(cloneId(first, at)).toBe(first);
    expect(cloneId('x'.repeat(120), at)).toHaveLength(120);
  });

  it('shows as a title without its underscores', () => {
    expect(titleOf('crop_cut__yield.xlsx')).toBe('crop cut yield');
  });
});

describe('what a version is called', () => {
  it('is the time when the form does not say', () => {
    expect(versionOf(new Date('2026-01-02T03:04:05.678Z'))).toBe('20260102030405');
  });

  it('is never what another one is called', () => {
    const taken: string[] = [];
    for (const wanted of ['1', '1', '1-2', '1', '1-2', '2', '1-2-2', '1']) {
      const version = freeVersion(wanted, taken);
      expect(taken).not.toContain(version);
      expect(version.startsWith(wanted)).toBe(true);
      taken.push(version);
    }
  });

  it('is told when it is not what the author wrote', () => {
    const named = { idString: 'a', ownVersion: '1', version: '1-2' };
    expect(identityFaults(named, 'settings')).toMatchObject([{ code: 'form.version-repeated', severity: 'warning' }]);
    expect(identityFaults({ ...named, version: '1' }, 'settings')).toEqual([]);
  });
});
