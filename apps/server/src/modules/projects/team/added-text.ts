import type { Language } from '@msurvey/domain';

const ADDED: Record<Language, string> = {
  en: 'You were added to the team of the project “{project}”.',
  fr: 'Vous avez été ajouté à l’équipe du projet « {project} ».',
  ro: 'Ați fost adăugat în echipa proiectului „{project}”.',
  zh: '您已被加入项目“{project}”的团队。',
  bn: 'আপনাকে “{project}” প্রকল্পের দলে যুক্ত করা হয়েছে।',
};

/** In every language: each reader gets it in their own. */
export const addedTexts = (project: string): Record<Language, string> =>
  Object.fromEntries(
    Object.entries(ADDED).map(([language, text]) => [language, text.replace('{project}', () => project)]),
  ) as Record<Language, string>;
