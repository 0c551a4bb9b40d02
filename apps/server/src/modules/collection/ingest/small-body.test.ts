import { describe, expect, it } from 'vitest';
import { SMALL_BODY, smallBoundary, splitParts } from './small-body.ts';

const body = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'));
const split = (text: string, most = 10) =>
  splitParts(body(text), 'B', most)?.map(({ name, fileName, bytes }) => [name, fileName, bytes.toString()]);

describe('a small body', () => {
  it('comes apart into its parts, fields and files, whatever is in them', () => {
    expect(
      split(
        '--B\nContent-Disposition: form-data; name="xml_submission_file"; filename="a.xml"\nContent-Type: text/xml\nContent-Length: 5\n\n<a/>\n\n--Bx' +
          '\n--B\ncontent-disposition: form-data; name="রহিম.jpg"; filename="রহিম \\"1\\".jpg"\n\n\n--B\nContent-Disposition: form-data; name="*isIncomplete*"\n\nyes\n--B--\n',
      ),
    ).toBeUndefined();
    expect(
      split(
        '--B\nContent-Disposition: form-data; name="xml_submission_file"; filename="a.xml"\nContent-Type: text/xml\nContent-Length: 5\n\n<a/>\n\n--C' +
          '\n--B\ncontent-disposition: form-data; name="রহিম.jpg"; filename="রহিম \\"1\\".jpg"\n\n\n--B\nContent-Disposition: form-data; name="*isIncomplete*"\n\nyes\n--B--\n',
      ),
    ).toEqual([
      ['xml_submission_file', 'a.xml', '<a/>\r\n\r\n--C'],
      ['রহিম.jpg', 'রহিম "1".jpg', ''],
      ['*isIncomplete*', undefined, 'yes'],
    ]);
  });

  it('may have a preamble, and a name in the way of RFC 5987', () => {
    expect(
      split(`hello\n--B\nContent-Disposition: form-data; name=a; filename*=UTF-8''%e2%82%ac.jpg\n\nx\n--B--`),
    ).toEqual([['a', '€.jpg', 'x']]);
  });

  it.each([
    ['without its end', '--B\nContent-Disposition: form-data; name="a"\n\nx'],
    ['without a head', '--B\n\nx\n--B--'],
    ['without a name', '--B\nContent-Disposition: form-data\n\nx\n--B--'],
    ['of something else', 'hello'],
    ['of nothing', ''],
    ['with a boundary in the middle of a line', 'x--B\nContent-Disposition: form-data; name="a"\n\nx\n--B--'],
    ['of too many parts', `${'--B\nContent-Disposition: form-data; name="a"\n\nx\n'.repeat(11)}--B--`],
  ])('%s is none', (_what, text) => expect(split(text)).toBeUndefined());

  it('is one whose length is known and small', () => {
    const type = 'multipart/form-data; boundary=abc';
    expect(smallBoundary({ 'content-type': type, 'content-length': '10' })).toBe('abc');
    expect(
      smallBoundary({ 'content-type': 'multipart/form-data; charset=utf-8; boundary="a b"', 'content-length': '10' }),
    ).toBe('a b');
    expect(smallBoundary({ 'content-type': type })).toBeUndefined();
    expect(smallBoundary({ 'content-type': type, 'content-length': String(SMALL_BODY + 1) })).toBeUndefined();
    expect(smallBoundary({ 'content-type': 'multipart/form-data', 'content-length': '10' })).toBeUndefined();
  });
});
