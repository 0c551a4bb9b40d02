import { filled, type KeyOf, languageOf, texts } from '#texts/texts.ts';

/** `derived`: of a rebuild. `youth`: of other bounds of youth. `lost`: its process ended several times while it worked on it. */
const text = texts({
  en: {
    done: '“{name}” is ready to be fetched.',
    derived: 'The registry now follows the records of “{name}”.',
    youth: 'Youth now means the ages {name}; people and figures follow it.',
    failed: '“{name}” could not be finished: {message}',
    lost: 'The server stopped several times during this work. Please start it again, or ask the help desk.',
  },
  fr: {
    done: '« {name} » est prêt à être récupéré.',
    derived: 'Le registre suit désormais les enregistrements de « {name} ».',
    youth: 'La jeunesse désigne désormais les âges {name} ; les personnes et les chiffres en tiennent compte.',
    failed: '« {name} » n’a pas pu être terminé : {message}',
    lost: 'Le serveur s’est arrêté plusieurs fois pendant ce travail. Veuillez le relancer ou contacter l’assistance.',
  },
  ro: {
    done: '„{name}” este gata de descărcat.',
    derived: 'Registrul urmează acum înregistrările din „{name}”.',
    youth: 'Tinerii sunt acum cei cu vârste de {name} ani; persoanele și cifrele țin cont de aceasta.',
    failed: '„{name}” nu a putut fi finalizat: {message}',
    lost: 'Serverul s-a oprit de mai multe ori în timpul acestei lucrări. Porniți-o din nou sau contactați asistența.',
  },
  zh: {
    done: '“{name}”已可下载。',
    derived: '登记册现已与“{name}”的记录一致。',
    youth: '青年现指 {name} 岁；人员和数字已随之更新。',
    failed: '“{name}”未能完成:{message}',
    lost: '服务器在执行此任务时多次停止。请重新开始,或联系服务台。',
  },
  bn: {
    done: '“{name}” নামানোর জন্য প্রস্তুত।',
    derived: 'নিবন্ধন এখন “{name}”-এর রেকর্ড অনুযায়ী হালনাগাদ।',
    youth: 'যুব বলতে এখন {name} বছর বয়সীদের বোঝায়; ব্যক্তি ও পরিসংখ্যান সেই অনুযায়ী হালনাগাদ।',
    failed: '“{name}” শেষ করা যায়নি: {message}',
    lost: 'এই কাজের সময় সার্ভার কয়েকবার থেমে গেছে। অনুগ্রহ করে আবার শুরু করুন, অথবা সহায়তা কেন্দ্রে জানান।',
  },
});

/** What the owner of a task is told, in the language in which they started it. */
export const taskText = (
  language: string | null,
  key: KeyOf<typeof text>,
  values: Record<string, string> = {},
): string => filled(text(key, languageOf(language)), values);
