import type { FormDocument } from '@msurvey/xlsform/edit';
import { startTransition, useEffect, useState } from 'react';
import type { Designer } from './designer.ts';
import { useDesigner } from './use-designer.ts';

/** So long nobody types or moves before what follows from it is looked at. */
const PAUSE_MS = 150;

/** Tells the document that stands at first, and each at which people paused; answers how one stops hearing. */
export function onPause(designer: Designer, tell: (document: FormDocument) => void): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let last = designer.get().document;
  const look = () => {
    const { document } = designer.get();
    if (document === last) return;
    last = document;
    clearTimeout(pause);
    pause = setTimeout(() => tell(document), PAUSE_MS);
  };
  tell(last);
  const leave = designer.subscribe(look);
  return () => {
    leave();
    clearTimeout(pause);
  };
}

/** The document a moment later: for what is said about it, so that what was typed or moved is seen first. */
export function useFormLater(): FormDocument {
  const designer = useDesigner();
  const [form, setForm] = useState(() => designer.get().document);
  useEffect(() => onPause(designer, (document) => startTransition(() => setForm(document))), [designer]);
  return form;
}
