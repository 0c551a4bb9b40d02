import { type MemberWord, memberWord } from '@msurvey/domain';
import { useLanguage } from '~/lib/use-language.ts';

/** What a column of members is called; in files it is called the same. */
export function useMemberWord(): (column: MemberWord) => string {
  const language = useLanguage();
  return (column) => memberWord(column, language);
}
