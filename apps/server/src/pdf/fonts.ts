import { createRequire } from 'node:module';
import { forShaping, isBengali } from './bengali.ts';

const FACES = {
  Latin: 'noto-sans/files/noto-sans-latin',
  LatinMore: 'noto-sans/files/noto-sans-latin-ext',
  Bengali: 'noto-sans-bengali/files/noto-sans-bengali-bengali',
} as const;
export type Face = keyof typeof FACES;

const WEIGHTS = { normal: 400, bold: 700 } as const;
const find = createRequire(import.meta.url).resolve;
const fileOf = (face: Face, weight: keyof typeof WEIGHTS) =>
  find(`@fontsource/${FACES[face]}-${WEIGHTS[weight]}-normal.woff`);

/** Where the files of each face are. */
export const fontFiles = (): Record<Face, { normal: string; bold: string }> => {
  const filesOf = (face: Face) => ({ normal: fileOf(face, 'normal'), bold: fileOf(face, 'bold') });
  return { Latin: filesOf('Latin'), LatinMore: filesOf('LatinMore'), Bengali: filesOf('Bengali') };
};

export interface Run {
  text: string;
  font: Face;
}

function faceOf(character: string): Face {
  if (isBengali(character)) return 'Bengali';
  return /[\u0100-\u024F\u1E00-\u1EFF]/.test(character) ? 'LatinMore' : 'Latin';
}

/** No face has the letters of all scripts: a text is written run by run, each in the face that has its letters. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of forShaping(text.normalize('NFC'))) {
    const font = faceOf(character);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}
