import { type Diagnosis, diagnose, type FormDocument } from '@msurvey/xlsform/edit';
import { startTransition, useEffect, useState } from 'react';
import type { Designer } from './designer.ts';
import { onPause } from './use-form-later.ts';

type Compile = (document: FormDocument) => Promise<Diagnosis>;

/** In a worker of its own where the browser has them. */
function startCompiler(): { compile: Compile; stop: () => void } {
  if (typeof Worker === 'undefined') return { compile: async (document) => diagnose(document), stop: () => undefined };
  const worker = new Worker(new URL('./diagnose-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (diagnosis: Diagnosis) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; diagnosis: Diagnosis }>) => {
    waiting.get(data.id)?.(data.diagnosis);
    waiting.delete(data.id);
  });
  return {
    compile: (document) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, resolve);
        worker.postMessage({ id: last, document });
      }),
    stop: () => worker.terminate(),
  };
}

export interface Diagnosed {
  diagnosis: Diagnosis | undefined;
  /** Of the last document that was sound. */
  xml: string | undefined;
}

/** What the compiler says of the document, a moment after it was changed. */
export function useDiagnosis(designer: Designer): Diagnosed {
  const [diagnosed, setDiagnosed] = useState<Diagnosed>({ diagnosis: undefined, xml: undefined });
  useEffect(() => {
    const compiler = startCompiler();
    const leave = onPause(designer, (document) => {
      void compiler.compile(document).then((diagnosis) => {
        if (document === designer.get().document)
          startTransition(() => setDiagnosed((before) => ({ diagnosis, xml: diagnosis.xml ?? before.xml })));
      });
    });
    return () => {
      leave();
      compiler.stop();
    };
  }, [designer]);
  return diagnosed;
}
