import { type Texts, texts } from '#texts/texts.ts';

/** The words of the mail about what is new in the forums. */
type Key = 'subject' | 'greeting' | 'intro' | 'announcement' | 'started' | 'replies' | 'more' | 'reading' | 'choose';

const WORDS: Texts<Key> = {
  en: {
    subject: 'New in the mSurvey forums: {titles}',
    greeting: 'Dear {name},',
    intro: 'this is new in the forums since {day}:',
    announcement: 'Announcement',
    started: 'new topic',
    replies: 'new replies: {count}',
    more: 'There is more; you find it in the forums.',
    reading: 'All forums:',
    choose: 'How often this mail is sent, and whether, you choose on the page of the forums.',
  },
  bn: {
    subject: 'mSurvey ফোরামে নতুন: {titles}',
    greeting: 'প্রিয় {name},',
    intro: '{day} থেকে ফোরামে যা নতুন এসেছে:',
    announcement: 'ঘোষণা',
    started: 'নতুন আলোচনা',
    replies: 'নতুন উত্তর: {count}',
    more: 'আরও আছে; বাকিটা ফোরামে পাবেন।',
    reading: 'সব ফোরাম:',
    choose: 'এই ই-মেইল কত ঘন ঘন আসবে বা আদৌ আসবে কি না, তা ফোরামের পাতায় বেছে নিতে পারেন।',
  },
  fr: {
    subject: 'Nouveautés dans les forums mSurvey : {titles}',
    greeting: 'Bonjour {name},',
    intro: 'voici les nouveautés des forums depuis le {day} :',
    announcement: 'Annonce',
    started: 'nouvelle discussion',
    replies: 'nouvelles réponses : {count}',
    more: 'Il y en a d’autres ; vous les trouverez dans les forums.',
    reading: 'Tous les forums :',
    choose: 'Vous choisissez sur la page des forums si ce message est envoyé, et à quelle fréquence.',
  },
  ro: {
    subject: 'Noutăți pe forumurile mSurvey: {titles}',
    greeting: 'Bună ziua, {name},',
    intro: 'iată ce este nou pe forumuri din {day}:',
    announcement: 'Anunț',
    started: 'discuție nouă',
    replies: 'răspunsuri noi: {count}',
    more: 'Mai sunt și altele; le găsiți pe forumuri.',
    reading: 'Toate forumurile:',
    choose: 'Pe pagina forumurilor alegeți dacă se trimite acest mesaj și cât de des.',
  },
  zh: {
    subject: 'mSurvey 论坛新内容：{titles}',
    greeting: '{name}，您好：',
    intro: '自{day}以来论坛中的新内容：',
    announcement: '公告',
    started: '新主题',
    replies: '新回复：{count}',
    more: '还有更多内容，请到论坛中查看。',
    reading: '所有论坛：',
    choose: '您可以在论坛页面选择是否接收此邮件以及接收频率。',
  },
};

export const sayDigest = texts(WORDS);
