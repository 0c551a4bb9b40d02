import type { MailTexts } from './texts.ts';

export const en: MailTexts = {
  mails: {
    reset: {
      subject: 'Choose a new password for mSurvey',
      text: `Dear {name},

a new password was asked for your account “{username}”. Choose it here within one hour:

{link}

If you did not ask for this, you need not do anything: your password stays as it is.

mSurvey`,
    },
    verify: {
      subject: 'Confirm your e-mail address for mSurvey',
      text: `Dear {name},

thank you for signing up as “{username}” at {organization}. Please confirm your e-mail address within two days:

{link}

After that an administrator of your organisation approves your account.
If you did not sign up, please ignore this message.

mSurvey`,
    },
    exists: {
      subject: 'You already have an mSurvey account',
      text: `Dear {name},

somebody, perhaps you, signed up with this e-mail address. It already belongs to the account “{username}”, so no new one was made.

If you forgot your password, choose a new one here:

{link}

If it was not you, you need not do anything.

mSurvey`,
    },
    waiting: {
      subject: '{person} waits for approval in mSurvey',
      text: `Dear {name},

{person} ({username}) signed up at {organization} and confirmed the e-mail address. Please approve or refuse the account:

{link}

mSurvey`,
    },
    passwordChanged: {
      subject: 'Your mSurvey password was changed',
      text: `Dear {name},

the password of your account “{username}” was changed, and other devices were signed out.

If it was not you, choose a new password at once and tell your administrator:

{link}

mSurvey`,
    },
    confirmEmail: {
      subject: 'Confirm your new e-mail address for mSurvey',
      text: `Dear {name},

this address was given as the new e-mail address of the account “{username}”. Please confirm it within one day:

{link}

Until then the old address stays. If you did not ask for this, please ignore this message.

mSurvey`,
    },
    emailChanged: {
      subject: 'The e-mail address of your mSurvey account was changed',
      text: `Dear {name},

your account “{username}” now has another e-mail address; mail will go there.

If it was not you, please tell your administrator at once.

mSurvey`,
    },
  },
  sentences: {
    emailLinkSent: 'Please open the link that was sent to {email}. Until then your old address stays.',
    emailRemoved: 'Your e-mail address was removed.',
    resetSent: 'Password reset link sent to your email',
    signedUp: 'Please open the link that was sent to your e-mail address.',
    waiting: '{person} ({username}) signed up and waits for your approval.',
  },
};
