import { useSearchParams } from 'react-router';
import { type LabelLanguage, languageFor } from '~/features/collection/parts/questions.ts';
import type { DataOf } from '~/lib/client.ts';
import { currentLanguage } from '~/lib/i18n.ts';

const NAMES = 'names';

/** Which labels are shown, kept in the address; first the reader's own language. */
export function useLabelLanguage(form: DataOf<'form'>) {
  const [params, setParams] = useSearchParams();
  const languages = form.languages.length > 0 ? form.languages : ['default'];
  const asked = params.get('labels');
  const own = languageFor(form.languages, currentLanguage());
  const language: LabelLanguage = asked === NAMES ? null : (languages.find((name) => name === asked) ?? own);
  const choose = (next: LabelLanguage) =>
    setParams(
      (current) => {
        const written = new URLSearchParams(current);
        written.set('labels', next ?? NAMES);
        return written;
      },
      { replace: true, preventScrollReset: true },
    );
  return { language, languages, own, choose };
}
