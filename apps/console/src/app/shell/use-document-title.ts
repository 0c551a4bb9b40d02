import { useEffect } from 'react';
import { useTrail } from '~/app/shell/use-trail.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** The browser tab says where one is: what is shown, and of what it is. */
export function useDocumentTitle(): void {
  const t = useShellTexts();
  const trail = useTrail();
  const last = trail.at(-1);
  const of = last?.isName ? undefined : trail.findLast(({ isName }) => isName);
  const here = [last?.label, of?.label].filter(Boolean).join(' · ');
  const name = t('app.name');
  useEffect(() => {
    document.title = here ? `${here} · ${name}` : name;
  }, [here, name]);
}
