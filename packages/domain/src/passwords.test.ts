import { describe, expect, it } from 'vitest';
import { passwordFault, passwordStrength } from './passwords.ts';

const owner = {
  username: 'dae.bhola',
  email: 'sumaiya@dae.example',
  organizations: ['Department of Agricultural Extension', 'DAE-HQ'],
};

describe('a new password', () => {
  it.each([
    'dae.bhola',
    'DAE.Bhola',
    'sumaiya@dae.example',
    'sumaiya',
    'Department of Agricultural Extension',
    'dae-hq',
  ])('is never what everybody knows of its owner: %s', (value) =>
    expect(passwordFault(value, owner)).toBe('passwordIsName'),
  );
  it.each(['password1', '111111', 'aaaaaaaa', '23456789', '98765432', 'abcdefgh', 'krishi'])(
    'is not one that is tried first: %s',
    (value) => expect(passwordFault(value, owner)).toBe('passwordCommon'),
  );
  it('has at least six characters, as written', () => {
    expect(passwordFault('Ab-1x', owner)).toBe('passwordTooShort');
    expect(passwordFault('Ab-1xy', owner)).toBeUndefined();
    expect(passwordFault('', owner)).toBe('required');
  });
  it('may hold a known word among others', () =>
    expect(passwordFault('dae.bhola rides 2 boats', owner)).toBeUndefined());
  it('is free of what nobody told us', () => expect(passwordFault('Ab-1xy', { email: null })).toBeUndefined());
});

describe('the meter', () => {
  it.each([
    ['', undefined],
    ['dae.bhola', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['welcome2026', 'weak'],
    ['dae.bhola7', 'weak'],
    ['kolmi7', 'weak'],
    ['Kolmi-77', 'fair'],
    ['Kolmi-77-nodi', 'strong'],
    ['kolminodit', 'fair'],
    ['kolmi nodir', 'good'],
  ])('calls “%s” %s', (value, strength) => expect(passwordStrength(value, owner)).toBe(strength));
});
