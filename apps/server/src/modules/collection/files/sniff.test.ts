import { describe, expect, it } from 'vitest';
import { sniff } from './sniff.ts';
import { fileName } from './store-file.ts';

describe('what a file is', () => {
  it.each([
    ['ffd8ffe000104a464946', 'x.bin', 'image/jpeg'],
    ['89504e470d0a1a0a', 'x', 'image/png'],
    ['000000186674797033677035', 'clip.3gp', 'video/3gpp'],
    ['00000020667479706d703432', 'clip.mp4', 'video/mp4'],
    ['2321414d520a', 'voice.amr', 'audio/amr'],
    ['255044462d312e37', 'scan', 'application/pdf'],
  ])('is told by its bytes: %s', (hex, name, mediaType) => {
    expect(sniff(Buffer.from(hex, 'hex'), name)).toBe(mediaType);
  });

  it.each([
    ['a program of Windows', Buffer.from('MZ\x90\x00')],
    ['a program of Linux', Buffer.from('\x7fELF')],
    ['a script', Buffer.from('#!/bin/sh\n')],
    ['a page', Buffer.from('  <!DOCTYPE html><p>')],
    ['a page without a head', Buffer.from('\uFEFF<script>alert(1)</script>')],
    ['a picture that runs', Buffer.from('<?xml version="1.0"?>\n<!-- a -->\n<svg onload="x">')],
  ])('is refused when it is %s, whatever its name', (_what, bytes) => {
    expect(sniff(bytes, 'photo.jpg')).toBeNull();
  });

  it('is text only by its name', () => {
    expect(sniff(Buffer.from('event,node\n'), 'audit.csv')).toBe('text/csv');
    expect(sniff(Buffer.from('anything'), 'odd')).toBe('application/octet-stream');
  });
});

describe('the name of a file', () => {
  it('is never a way to somewhere', () => {
    expect(fileName('../../etc/passwd')).toBe('passwd');
    expect(fileName('C:\\photos\\a.jpg')).toBe('a.jpg');
    for (const bad of [undefined, '', '  ', '.', '..', 'a/', 'x'.repeat(300), 'a\u0000.jpg'])
      expect(fileName(bad)).toBeUndefined();
  });
});
