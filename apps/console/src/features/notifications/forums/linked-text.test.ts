import { describe, expect, it } from 'vitest';
import { linkedText } from '~/features/notifications/forums/linked-text.ts';

const links = (text: string) => linkedText(text).flatMap(({ href }) => href ?? []);

describe('a text with links', () => {
  it('is the same text, whatever stands in it', () => {
    for (const text of ['', 'no link', 'see https://a.example/b?c=1 and http://d.example.', 'https://x.example'])
      expect(
        linkedText(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });

  it('has links to addresses of the web, without the mark that ends the sentence', () => {
    expect(links('দেখুন https://dae.gov.bd/বীজ।')).toEqual(['https://dae.gov.bd/%E0%A6%AC%E0%A7%80%E0%A6%9C']);
    expect(links('(https://a.example/x), https://b.example/y!')).toEqual([
      'https://a.example/x',
      'https://b.example/y',
    ]);
  });

  it('has no link to anything else', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      '<a href="ftp://x.example">x</a>',
      'www.example.org',
      'http://',
      'https:// x',
    ])
      expect(links(text), text).toEqual([]);
  });

  it('lets nothing break out of an address', () => {
    expect(links('https://a.example/"onmouseover="x')).toEqual(['https://a.example/']);
    expect(links('https://a.example/<script>')).toEqual(['https://a.example/']);
  });
});
