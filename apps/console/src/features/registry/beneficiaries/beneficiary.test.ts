import { expect, it } from 'vitest';
import { beneficiaryName } from '~/features/registry/beneficiaries/beneficiary.ts';

it('puts a name together from the parts there are', () => {
  expect(beneficiaryName({ b_first_name: 'Md', b_middle_name: 'Abdur Rahim', b_last_name: 'Mia' })).toBe(
    'Md Abdur Rahim Mia',
  );
  expect(beneficiaryName({ b_first_name: 'Rahima', b_middle_name: null, b_last_name: null })).toBe('Rahima');
  expect(beneficiaryName({ b_first_name: null, b_middle_name: null, b_last_name: null })).toBeNull();
});
