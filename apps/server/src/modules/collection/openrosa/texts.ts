import type { Language } from '@msurvey/domain';

/** What a phone shows after a record was taken in. */
export const RECEIVED: Record<Language, string> = {
  en: 'Received. The record is safely stored.',
  fr: 'Reçu. L’enregistrement est conservé en sécurité.',
  ro: 'Primit. Înregistrarea este păstrată în siguranță.',
  zh: '已收到。记录已安全保存。',
  bn: 'পাওয়া গেছে। রেকর্ডটি নিরাপদে সংরক্ষিত হয়েছে।',
};
