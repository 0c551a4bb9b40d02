import { ConfirmDialog, type ConfirmDialogProps } from '@msurvey/ui';
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';

export type Question = Pick<ConfirmDialogProps, 'title' | 'text' | 'confirmLabel' | 'cancelLabel' | 'tone'>;
/** Whoever asked may take the question back: that is a no. */
type Ask = (question?: Question, withdrawn?: AbortSignal) => Promise<boolean>;

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false));

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>({});
  const [open, setOpen] = useState(false);
  const resolve = useRef<(answer: boolean) => void>(undefined);
  const answer = useCallback((yes: boolean) => {
    setOpen(false);
    resolve.current?.(yes);
    resolve.current = undefined;
  }, []);
  const ask = useCallback<Ask>(
    (next = {}, withdrawn) => {
      resolve.current?.(false);
      setQuestion(next);
      setOpen(true);
      return new Promise((done) => {
        resolve.current = done;
        withdrawn?.addEventListener('abort', () => resolve.current === done && answer(false), { once: true });
      });
    },
    [answer],
  );
  return (
    <ConfirmContext value={ask}>
      {children}
      <ConfirmDialog {...question} open={open} onConfirm={() => answer(true)} onCancel={() => answer(false)} />
    </ConfirmContext>
  );
}

/** `if (await confirm({ text })) …`; without words it asks “Are you sure?”. */
export const useConfirm = (): Ask => use(ConfirmContext);
