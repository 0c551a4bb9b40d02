import type { VersionQuestions } from './version.queries.ts';

/** The questions stand in the answer as they stand in the database: a large form has megabytes of them. */
export const questionsJson = (version: number | null, found: VersionQuestions): string => {
  const { defaultLanguage, languages, questions } = found;
  return `{"data":${JSON.stringify({ version, defaultLanguage, languages }).slice(0, -1)},"questions":${questions}}}`;
};
