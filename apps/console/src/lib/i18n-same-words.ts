import type { Language } from '@msurvey/domain';

/** Names and marks that are the same in every language. */
export const SAME_EVERYWHERE = ['mSurvey', '---'];

/** Texts that a language really writes like English. Anything else that is equal has not been translated. */
export const SAME_WORDS: Record<Exclude<Language, 'en'>, readonly string[]> = {
  fr: [
    'Action',
    'Actions',
    'Aubergine',
    'Code',
    'Codes',
    'Configuration',
    'Description',
    'Date',
    'District',
    'Division',
    'E-mail',
    'Menu',
    'Message',
    'Messages',
    'Notification',
    'Notifications',
    'Organisation',
    'Organisations',
    'Position',
    'Programme',
    'Sessions',
    'Union',
    'Upazila',
    'Validation',
    '{latitude}° N, {longitude}° E',
    '{value, number} px',
  ],
  ro: [
    'Active',
    'Administrator',
    'District',
    'E-mail',
    'Feedback',
    'Font',
    'Program',
    'Super-administrator',
    'Upazila',
    'Validator',
    '{latitude}° N, {longitude}° E',
    '{value, number} px',
    '{kilobytes, number} KB',
  ],
  zh: ['{kilobytes, number} KB'],
  bn: [],
};
