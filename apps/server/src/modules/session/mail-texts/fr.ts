import type { MailTexts } from './texts.ts';

export const fr: MailTexts = {
  mails: {
    reset: {
      subject: 'Choisissez un nouveau mot de passe mSurvey',
      text: `Bonjour {name},

un nouveau mot de passe a été demandé pour votre compte « {username} ». Choisissez-le ici dans l’heure qui suit :

{link}

Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe reste inchangé.

mSurvey`,
    },
    verify: {
      subject: 'Confirmez votre adresse e-mail pour mSurvey',
      text: `Bonjour {name},

merci de vous être inscrit sous le nom « {username} » auprès de {organization}. Veuillez confirmer votre adresse e-mail dans les deux jours :

{link}

Un administrateur de votre organisation approuvera ensuite votre compte.
Si vous ne vous êtes pas inscrit, ignorez ce message.

mSurvey`,
    },
    exists: {
      subject: 'Vous avez déjà un compte mSurvey',
      text: `Bonjour {name},

quelqu’un, peut-être vous, s’est inscrit avec cette adresse e-mail. Elle appartient déjà au compte « {username} » ; aucun nouveau compte n’a été créé.

Si vous avez oublié votre mot de passe, choisissez-en un nouveau ici :

{link}

Si ce n’était pas vous, vous n’avez rien à faire.

mSurvey`,
    },
    waiting: {
      subject: '{person} attend une approbation dans mSurvey',
      text: `Bonjour {name},

{person} ({username}) s’est inscrit auprès de {organization} et a confirmé son adresse e-mail. Veuillez approuver ou refuser ce compte :

{link}

mSurvey`,
    },
    passwordChanged: {
      subject: 'Votre mot de passe mSurvey a été modifié',
      text: `Bonjour {name},

le mot de passe de votre compte « {username} » a été modifié et les autres appareils ont été déconnectés.

Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez votre administrateur :

{link}

mSurvey`,
    },
    confirmEmail: {
      subject: 'Confirmez votre nouvelle adresse e-mail pour mSurvey',
      text: `Bonjour {name},

cette adresse a été indiquée comme nouvelle adresse e-mail du compte « {username} ». Veuillez la confirmer dans un délai d’un jour :

{link}

D’ici là, l’ancienne adresse reste valable. Si vous n’avez rien demandé, ignorez ce message.

mSurvey`,
    },
    emailChanged: {
      subject: 'L’adresse e-mail de votre compte mSurvey a été modifiée',
      text: `Bonjour {name},

votre compte « {username} » a maintenant une autre adresse e-mail ; les messages y seront envoyés.

Si ce n’était pas vous, prévenez tout de suite votre administrateur.

mSurvey`,
    },
  },
  sentences: {
    emailLinkSent: 'Ouvrez le lien envoyé à {email}. D’ici là, votre ancienne adresse reste valable.',
    emailRemoved: 'Votre adresse e-mail a été supprimée.',
    resetSent: 'Le lien de réinitialisation du mot de passe a été envoyé à votre adresse e-mail',
    signedUp: 'Veuillez ouvrir le lien envoyé à votre adresse e-mail.',
    waiting: '{person} ({username}) s’est inscrit et attend votre approbation.',
  },
};
