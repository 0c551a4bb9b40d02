import { describe, expect, it } from 'vitest';
import {
  amount,
  email,
  every,
  fieldWords,
  isBlank,
  isCommonPassword,
  maxLength,
  password,
  phone,
  required,
  userName,
} from './validators.ts';

describe('blank', () => {
  it('counts white space alone as empty', () => {
    for (const value of ['', ' ', '\t\n', '\u00a0', null, undefined]) expect(isBlank(value)).toBe(true);
    for (const value of ['a', ' a ', '0']) expect(isBlank(value)).toBe(false);
  });

  it('fails only the required validator: other fields may be left empty', () => {
    expect(required('  ')).toBe('required');
    expect(required('x')).toBeUndefined();
    for (const validate of [email, phone, amount, userName]) expect(validate('  ')).toBeUndefined();
  });
});

describe('an e-mail address', () => {
  it.each(['a@b.co', 'first.last@mail.example.org', 'x+tag@dae.gov.bd', ' padded@example.org '])(
    'accepts %s',
    (text) => {
      expect(email(text)).toBeUndefined();
    },
  );
  it.each([
    'a',
    'a@b',
    '@b.co',
    'a@.co',
    'a@b..co',
    'a b@c.co',
    'a@b@c.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(255)}.co`,
  ])('refuses %s', (text) => expect(email(text)).toBe('invalid'));
});

describe('a phone number', () => {
  it('takes ten digits, as the rule of the specification says', () => {
    expect(phone('1712345678')).toBeUndefined();
  });
  it('takes eleven with a leading 0 before a non-zero digit, as its label says', () => {
    expect(phone('01712345678')).toBeUndefined();
  });
  it.each([
    '0012345678',
    '00712345678',
    '171234567',
    '017123456789',
    '11712345678',
    '+8801712345678',
    '01712-345678',
    '0171234567a',
  ])('refuses %s', (text) => expect(phone(text)).toBe('invalid'));
});

describe('an amount', () => {
  it.each(['0', '7', '1234567890', '0.5', '12.34', '9999999999.99'])('accepts %s', (text) => {
    expect(amount(text)).toBeUndefined();
  });
  it.each(['12345678901', '1.234', '1.', '.5', '-1', '1,5', '1e3', '০'])('refuses %s', (text) => {
    expect(amount(text)).toBe('invalid');
  });
});

describe('a user name', () => {
  it.each(['abc', 'dae.bhola', 'A_b-c.9'])('accepts %s', (text) => expect(userName(text)).toBeUndefined());
  it.each(['ab', '.abc', 'a b c', 'a@b.co', 'রফিক', 'x'.repeat(51)])('refuses %s', (text) => {
    expect(userName(text)).toBe('invalid');
  });
});

describe('a password', () => {
  it('has at least six characters', () => {
    expect(password('')).toBe('required');
    expect(password('      ')).toBe('required');
    expect(password('a1b2c')).toBe('passwordTooShort');
    expect(password('a1b2c3x')).toBeUndefined();
  });
  it('is not one that everybody tries first, in any case', () => {
    expect(password('PassWord123')).toBe('passwordCommon');
    expect(isCommonPassword('krishi123')).toBe(true);
    expect(password('Krishi-2026')).toBeUndefined();
  });
});

describe('combining validators', () => {
  it('answers with the first fault', () => {
    const rule = every(required, maxLength(5), phone);
    expect(rule(' ')).toBe('required');
    expect(rule('123456')).toBe('tooLong');
    expect(rule('12345')).toBe('invalid');
  });
});

describe('the words of a field', () => {
  it.each([
    ['firstName', 'First Name'],
    ['form_title', 'Form Title'],
    ['id', 'Id'],
    ['id_string', 'Id String'],
    ['line2Address', 'Line2 Address'],
  ])('of %s are %s', (field, words) => expect(fieldWords(field)).toBe(words));
});
