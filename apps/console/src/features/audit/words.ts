import type en from '~/features/audit/i18n/en.json';
import { useTexts } from '~/features/audit/texts.ts';

type Key = keyof typeof en;

/** Actions and kinds of record in the reader's language; a code that is newer than these texts is shown as it is. */
export function useAuditWords() {
  const t = useTexts();
  const say = (kind: 'action' | 'entity', code: string) => {
    const key = `${kind}.${code}`;
    const words = t(key as Key);
    return words === key ? code : words;
  };
  return {
    actionName: (code: string) => say('action', code),
    entityName: (code: string) => say('entity', code),
  };
}

/** A number names a record to people; of a long random id its beginning is enough to compare. */
export const shortId = (id: string): string => (id.length > 12 ? `${id.slice(0, 8)}…` : id);
