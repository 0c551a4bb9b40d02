import { LANGUAGES, type Language } from '@msurvey/domain';
import { filled, type KeyOf, texts } from '#texts/texts.ts';

const told = texts({
  en: {
    approved: '{who} approved your record “{what}”.',
    approvedMany: '{who} approved {count} of your records.',
    rejected: '{who} returned your record “{what}”: {reason}',
    reopened: '{who} took back the approval of your record “{what}”. It can be edited again.',
  },
  fr: {
    approved: '{who} a approuvé votre enregistrement « {what} ».',
    approvedMany: '{who} a approuvé {count} de vos enregistrements.',
    rejected: '{who} vous a renvoyé votre enregistrement « {what} » : {reason}',
    reopened: '{who} a retiré l’approbation de votre enregistrement « {what} ». Il peut être modifié à nouveau.',
  },
  ro: {
    approved: '{who} a aprobat înregistrarea dvs. „{what}”.',
    approvedMany: '{who} a aprobat {count} dintre înregistrările dvs.',
    rejected: '{who} v-a returnat înregistrarea „{what}”: {reason}',
    reopened: '{who} a retras aprobarea înregistrării dvs. „{what}”. Poate fi modificată din nou.',
  },
  zh: {
    approved: '{who} 批准了您的记录“{what}”。',
    approvedMany: '{who} 批准了您的 {count} 条记录。',
    rejected: '{who} 退回了您的记录“{what}”：{reason}',
    reopened: '{who} 撤回了对您的记录“{what}”的批准。该记录可以再次编辑。',
  },
  bn: {
    approved: '{who} আপনার “{what}” রেকর্ডটি অনুমোদন করেছেন।',
    approvedMany: '{who} আপনার {count}টি রেকর্ড অনুমোদন করেছেন।',
    rejected: '{who} আপনার “{what}” রেকর্ডটি ফেরত দিয়েছেন: {reason}',
    reopened: '{who} আপনার “{what}” রেকর্ডের অনুমোদন ফিরিয়ে নিয়েছেন। এটি আবার বদলানো যাবে।',
  },
});

/** What the author is told, in every language: they read it in the one they were last seen with. */
export const decisionText = (
  text: KeyOf<typeof told>,
  values: (language: Language) => Record<string, string>,
): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, filled(told(text, language), values(language))])) as Record<
    Language,
    string
  >;
