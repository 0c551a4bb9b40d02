import { EVIDENCE_BYTES } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import { lookedAt } from '~/features/indicators/evidence/wrong-files.ts';

const file = (name: string, size = 5) => ({ name, size }) as File;
const faults = (files: File[], there = 0) => lookedAt(files, there).map(({ fault }) => fault);

describe('files that are chosen as evidence', () => {
  it('are of a kind that is taken, neither empty nor too large', () => {
    expect(faults([file('a.PDF'), file('b.exe'), file('c.png', 0), file('d.jpg', EVIDENCE_BYTES + 1)])).toEqual([
      null,
      'type',
      'empty',
      'size',
    ]);
  });

  it('are no more than there is room for, and wrong ones take none of it', () => {
    expect(faults([file('a.pdf'), file('b.exe'), file('c.pdf'), file('d.pdf')], 8)).toEqual([
      null,
      'type',
      null,
      'many',
    ]);
  });
});
