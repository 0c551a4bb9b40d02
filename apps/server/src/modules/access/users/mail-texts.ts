import type { Language } from '@msurvey/domain';

interface MailText {
  subject: string;
  text: string;
}
interface UserMails {
  /** An account was made by somebody else: choose a password. */
  invitation: MailText;
  approved: MailText;
  refused: MailText;
}

/** `{name}`, `{username}` and `{link}` are filled in. */
export const USER_MAILS: Record<Language, UserMails> = {
  en: {
    invitation: {
      subject: 'Your mSurvey account',
      text: 'Dear {name},\n\nan account was made for you. Your user name is “{username}”. Choose your password here within seven days:\n\n{link}\n\nIf you did not expect this message, please ignore it.\n\nmSurvey',
    },
    approved: {
      subject: 'Your mSurvey account was approved',
      text: 'Dear {name},\n\nyour account was approved. You can now sign in as “{username}”:\n\n{link}\n\nmSurvey',
    },
    refused: {
      subject: 'Your mSurvey account was not approved',
      text: 'Dear {name},\n\nyour request for the account “{username}” was not approved. If you think that this is a mistake, please ask the administrator of your organisation.\n\nmSurvey',
    },
  },
  fr: {
    invitation: {
      subject: 'Votre compte mSurvey',
      text: 'Bonjour {name},\n\nun compte a été créé pour vous. Votre nom d’utilisateur est « {username} ». Choisissez votre mot de passe ici dans les sept jours :\n\n{link}\n\nSi vous n’attendiez pas ce message, ignorez-le.\n\nmSurvey',
    },
    approved: {
      subject: 'Votre compte mSurvey a été approuvé',
      text: 'Bonjour {name},\n\nvotre compte a été approuvé. Vous pouvez maintenant vous connecter en tant que « {username} » :\n\n{link}\n\nmSurvey',
    },
    refused: {
      subject: 'Votre compte mSurvey n’a pas été approuvé',
      text: 'Bonjour {name},\n\nvotre demande pour le compte « {username} » n’a pas été approuvée. Si vous pensez qu’il s’agit d’une erreur, adressez-vous à l’administrateur de votre organisation.\n\nmSurvey',
    },
  },
  ro: {
    invitation: {
      subject: 'Contul dumneavoastră mSurvey',
      text: 'Bună ziua, {name},\n\na fost creat un cont pentru dumneavoastră. Numele de utilizator este „{username}”. Alegeți parola aici în termen de șapte zile:\n\n{link}\n\nDacă nu așteptați acest mesaj, ignorați-l.\n\nmSurvey',
    },
    approved: {
      subject: 'Contul dumneavoastră mSurvey a fost aprobat',
      text: 'Bună ziua, {name},\n\ncontul a fost aprobat. Vă puteți autentifica acum ca „{username}”:\n\n{link}\n\nmSurvey',
    },
    refused: {
      subject: 'Contul dumneavoastră mSurvey nu a fost aprobat',
      text: 'Bună ziua, {name},\n\ncererea pentru contul „{username}” nu a fost aprobată. Dacă credeți că este o greșeală, întrebați administratorul organizației dumneavoastră.\n\nmSurvey',
    },
  },
  zh: {
    invitation: {
      subject: '您的 mSurvey 帐户',
      text: '{name}，您好！\n\n已为您创建帐户，用户名为“{username}”。请在七天内打开以下链接设置密码：\n\n{link}\n\n如果您没有预期收到此邮件，请忽略。\n\nmSurvey',
    },
    approved: {
      subject: '您的 mSurvey 帐户已获批准',
      text: '{name}，您好！\n\n您的帐户已获批准。现在可以使用“{username}”登录：\n\n{link}\n\nmSurvey',
    },
    refused: {
      subject: '您的 mSurvey 帐户未获批准',
      text: '{name}，您好！\n\n您申请的帐户“{username}”未获批准。如有疑问，请联系您所在机构的管理员。\n\nmSurvey',
    },
  },
  bn: {
    invitation: {
      subject: 'আপনার mSurvey অ্যাকাউন্ট',
      text: 'প্রিয় {name},\n\nআপনার জন্য একটি অ্যাকাউন্ট তৈরি করা হয়েছে। আপনার ব্যবহারকারী নাম “{username}”। সাত দিনের মধ্যে এখানে পাসওয়ার্ড নির্ধারণ করুন:\n\n{link}\n\nএই বার্তা আপনার প্রত্যাশিত না হলে উপেক্ষা করুন।\n\nmSurvey',
    },
    approved: {
      subject: 'আপনার mSurvey অ্যাকাউন্ট অনুমোদিত হয়েছে',
      text: 'প্রিয় {name},\n\nআপনার অ্যাকাউন্ট অনুমোদিত হয়েছে। এখন “{username}” নামে সাইন ইন করতে পারেন:\n\n{link}\n\nmSurvey',
    },
    refused: {
      subject: 'আপনার mSurvey অ্যাকাউন্ট অনুমোদিত হয়নি',
      text: 'প্রিয় {name},\n\n“{username}” অ্যাকাউন্টের জন্য আপনার আবেদন অনুমোদিত হয়নি। এটি ভুল মনে হলে আপনার প্রতিষ্ঠানের প্রশাসককে জিজ্ঞাসা করুন।\n\nmSurvey',
    },
  },
};
