import { encode } from 'uqr';

/** Light modules around the code, without which cameras do not find it. */
const QUIET = 4;

/** A QR code as one path of an SVG: dark runs of each line. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data
    .flatMap((line, y) =>
      [
        ...line
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
  return { path, size };
}
