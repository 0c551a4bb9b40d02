import type { Language } from '@msurvey/domain';

const GIVEN: Record<Language, string> = {
  en: 'You can now collect data with the form “{form}”.',
  fr: 'Vous pouvez maintenant collecter des données avec le formulaire « {form} ».',
  ro: 'Acum puteți colecta date cu formularul „{form}”.',
  zh: '您现在可以使用表单“{form}”采集数据。',
  bn: 'আপনি এখন “{form}” ফর্ম দিয়ে তথ্য সংগ্রহ করতে পারবেন।',
};

/** In the language of whoever gave the form: the reader's own is not known. */
export const formUserText = (language: Language, form: string): string => GIVEN[language].replace('{form}', () => form);
