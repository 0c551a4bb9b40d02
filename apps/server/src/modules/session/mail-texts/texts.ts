export interface MailText {
  subject: string;
  text: string;
}

/** Everything the session says outside the console. `{name}`, `{link}` … are filled in. */
export interface MailTexts {
  mails: {
    /** The link that was asked for on /forgot. */
    reset: MailText;
    /** The link that confirms an address after sign-up. */
    verify: MailText;
    /** To the owner of an address with which somebody signed up although it has an account. */
    exists: MailText;
    /** To those who approve: a person waits. */
    waiting: MailText;
    /** To the owner, whoever did it. */
    passwordChanged: MailText;
    /** The link that confirms a new address. */
    confirmEmail: MailText;
    /** To the address that was replaced. */
    emailChanged: MailText;
  };
  sentences: {
    emailLinkSent: string;
    emailRemoved: string;
    resetSent: string;
    signedUp: string;
    /** A notification in the console. */
    waiting: string;
  };
}
