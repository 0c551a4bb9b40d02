import { useEffect, useRef, useState } from 'react';

/** So long a pause while typing makes a change of its own. */
const PAUSE_MS = 350;

/**
 * A text that is typed here and kept elsewhere: handed on when the person pauses or leaves, so that a word is one change
 * and not eight, and taken anew when somebody else changes it (undo, another person).
 */
export function useCommitted(value: string, onCommit: (value: string) => void) {
  const [text, setText] = useState(value);
  const [kept, setKept] = useState(value);
  const last = useRef({ text, value, onCommit });
  last.current = { text, value, onCommit };
  if (value !== kept) {
    setKept(value);
    setText(value);
  }
  const commit = () => {
    const now = last.current;
    if (now.text !== now.value) now.onCommit(now.text);
  };
  useEffect(() => {
    if (text === value) return;
    const pause = setTimeout(commit, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, value]);
  // what was typed last is not lost when the field goes, nor when the tab does
  useEffect(() => {
    window.addEventListener('pagehide', commit);
    return () => {
      window.removeEventListener('pagehide', commit);
      commit();
    };
  }, []);
  return { text, setText, commit };
}
