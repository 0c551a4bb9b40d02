import { describe, expect, it } from 'vitest';
import { memberInstancePath, memberProfilePath } from '~/features/registry/parts/paths.ts';

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://console').searchParams);

describe('the address of a member’s profile', () => {
  it('has the parameters that saved links have, whatever stands in them', () => {
    const path = memberProfilePath(61, {
      instance: 'uuid:1&2',
      member_id: 'M-0017',
      name: 'রহিমা বেগম',
      group: 'Char & Sons',
      address: 'Lalmohan, Bhola',
      fithersname: null,
      contact: '01712345678',
    });
    expect(path.startsWith('/project/61/sacp/member/profile?')).toBe(true);
    expect(queryOf(path)).toEqual({
      instance: 'uuid:1&2',
      benNo: 'M-0017',
      name: 'রহিমা বেগম',
      group: 'Char & Sons',
      address: 'Lalmohan, Bhola',
      fathersname: '',
      phone: '01712345678',
    });
  });

  it('needs no more than the record', () => {
    expect(queryOf(memberInstancePath(61, 'uuid:a+b'))).toEqual({ instance: 'uuid:a+b' });
  });
});
