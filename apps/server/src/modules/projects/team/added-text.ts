import type { Language } from '@msurvey/domain';

const ADDED: Record<Language, string> = {
  en: 'You were added to the team of the project “{project}”.',
  fr: 'Vous avez été ajouté à l’équipe du projet « {project} ».',
  ro: 'Ați fost adăugat în echipa proiectului „{project}”.',
  zh: '您已被加入项目“{project}”的团队。',
  bn: 'আপনাকে “{project}” প্রকল্পের দলে যুক্ত করা হয়েছে।',
};

/** In the language of whoever added: the reader's own is not known. */
export const addedText = (language: Language, project: string): string =>
  ADDED[language].replace('{project}', () => project);
