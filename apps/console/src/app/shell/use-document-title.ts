import { useEffect } from 'react';
import { useTrail } from '~/app/shell/use-trail.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** The browser tab says where one is. */
export function useDocumentTitle(): void {
  const t = useShellTexts();
  const here = useTrail().at(-1)?.label;
  const name = t('app.name');
  useEffect(() => {
    document.title = here ? `${here} · ${name}` : name;
  }, [here, name]);
}
