import { EVIDENCE_BYTES, evidenceEnding, MOST_EVIDENCE } from '@msurvey/domain';

export type FileFault = 'type' | 'size' | 'empty' | 'many';
export interface ChosenFile {
  file: File;
  fault: FileFault | null;
}

/** What is wrong with chosen files before any is sent; `there` are attached already. */
export function lookedAt(files: readonly File[], there: number): ChosenFile[] {
  let room = MOST_EVIDENCE - there;
  const faultOf = ({ name, size }: File): FileFault | null => {
    if (!evidenceEnding(name)) return 'type';
    if (size === 0) return 'empty';
    if (size > EVIDENCE_BYTES) return 'size';
    return room-- > 0 ? null : 'many';
  };
  return files.map((file) => ({ file, fault: faultOf(file) }));
}
