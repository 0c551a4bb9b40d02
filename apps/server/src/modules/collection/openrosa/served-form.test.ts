import { compile } from '@msurvey/xlsform';
import { describe, expect, it } from 'vitest';
import { readFormId, servedFormId } from '../known-forms/form-id.ts';
import { isSecureWay } from './secure-way.ts';
import { servedForm } from './served-form.ts';
import { escapeXml } from './xml.ts';

const rows = (cells: Record<string, string>[]) => cells.map((c, i) => ({ row: i + 2, cells: c }));
const { xml = '' } = compile({
  sheets: [
    { name: 'survey', headers: ['type', 'name', 'label'], rows: rows([{ type: 'text', name: 'a', label: 'A' }]) },
    { name: 'settings', headers: ['form_id', 'form_title'], rows: rows([{ form_id: 'member', form_title: 'Member' }]) },
  ],
});

describe('a form as phones get it', () => {
  it('carries the id of its use, its version and the project’s title', () => {
    const served = servedForm({ formId: 151, idString: 'member', title: 'Members & <co>', version: '7', xml });
    const root = /<instance>\s*<(\S+)([^>]*)>/.exec(served);
    expect(root?.[2]).toContain(' id="member.f151"');
    expect(root?.[2]).toContain(' version="7"');
    expect(served).toContain('<h:title>Members &amp; &lt;co&gt;</h:title>');
    expect(served.match(/ id="member/g)).toHaveLength(1);
  });

  it('is found again by the id of its record', () => {
    expect(readFormId(servedFormId('a.f12', 151))).toEqual({ idString: 'a.f12', formId: 151 });
    expect(readFormId('member')).toEqual({ idString: 'member', formId: null });
    for (const odd of ['member.f0', 'member.f99999999999', '.f5', 'member.f-1', ''])
      expect(readFormId(odd)).toEqual({ idString: odd, formId: null });
  });

  it('has no character in it that XML cannot hold', () => {
    expect(escapeXml('a\u0000\u000b<"\'&>')).toBe('a&lt;&quot;&apos;&amp;&gt;');
  });
});

describe('a way on which nobody listens', () => {
  const way = (protocol: 'http' | 'https', ip: string, headers = {}) => isSecureWay({ protocol, ip, headers });
  it('is TLS, or this machine', () => {
    expect(way('https', '203.0.113.9')).toBe(true);
    expect(way('http', '127.0.0.1')).toBe(true);
    expect(way('http', '::1')).toBe(true);
  });
  it('is not plain HTTP, also behind a proxy on this machine that nobody vouches for', () => {
    expect(way('http', '203.0.113.9')).toBe(false);
    expect(way('http', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).toBe(false);
    expect(way('http', '127.0.0.1', { 'x-forwarded-proto': 'https' })).toBe(false);
  });
});
