import { auditWord } from '@msurvey/domain';
import { useLanguage } from '~/lib/use-language.ts';

/** Actions and kinds of record in the reader's language. */
export function useAuditWords() {
  const language = useLanguage();
  return {
    actionName: (code: string) => auditWord('action', code, language),
    entityName: (code: string) => auditWord('entity', code, language),
  };
}

const RANDOM = /^(uuid:)?[0-9a-f]{8}-/i;

/** A number or a name says to people what it was; of a long random id its beginning is enough to compare. */
export const shortId = (id: string): string => (RANDOM.test(id) ? `${id.replace(/^uuid:/, '').slice(0, 8)}…` : id);
