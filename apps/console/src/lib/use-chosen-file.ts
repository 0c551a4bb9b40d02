import { useState } from 'react';

interface Accepted {
  /** Endings with their dot: `.xlsx`. */
  accept: readonly string[];
  maxBytes: number;
}

/**
 * The file that somebody chose to send, and what its field is told. What was said of the one before is forgotten when
 * another is chosen: `onChoose` sees to that.
 */
export function useChosenFile(accepted: Accepted, onChoose: (file: File | null) => void) {
  const [file, setFile] = useState<File | null>(null);
  const choose = (chosen: File | null) => {
    onChoose(chosen);
    setFile(chosen);
  };
  return { file, setFile, choose, field: { ...accepted, file, onChange: choose } };
}
