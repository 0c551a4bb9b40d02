import { useEffect, useRef, useState } from 'react';
import type { OpenedForm } from '../engine/types.ts';

/** True once the person, not the form by itself, has changed something. */
export function useDirty(form: OpenedForm, onDirtyChange?: (dirty: boolean) => void) {
  const [dirty, setDirty] = useState(false);
  const touched = useRef(false);
  useEffect(
    () =>
      form.changes.onChange(() => {
        if (touched.current) setDirty(true);
      }),
    [form],
  );
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange]);
  const touch = () => {
    touched.current = true;
  };
  return {
    dirty,
    setClean: () => setDirty(false),
    watch: { onInputCapture: touch, onClickCapture: touch, onKeyDownCapture: touch },
  };
}
