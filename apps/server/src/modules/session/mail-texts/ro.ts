import type { MailTexts } from './texts.ts';

export const ro: MailTexts = {
  mails: {
    reset: {
      subject: 'Alegeți o parolă nouă pentru mSurvey',
      text: `Bună ziua, {name},

s-a cerut o parolă nouă pentru contul dumneavoastră „{username}”. Alegeți-o aici în decurs de o oră:

{link}

Dacă nu ați cerut acest lucru, nu trebuie să faceți nimic: parola rămâne neschimbată.

mSurvey`,
    },
    verify: {
      subject: 'Confirmați adresa de e-mail pentru mSurvey',
      text: `Bună ziua, {name},

vă mulțumim că v-ați înscris ca „{username}” la {organization}. Vă rugăm să confirmați adresa de e-mail în decurs de două zile:

{link}

Apoi un administrator al organizației dumneavoastră va aproba contul.
Dacă nu v-ați înscris, ignorați acest mesaj.

mSurvey`,
    },
    exists: {
      subject: 'Aveți deja un cont mSurvey',
      text: `Bună ziua, {name},

cineva, poate dumneavoastră, s-a înscris cu această adresă de e-mail. Ea aparține deja contului „{username}”, așa că nu s-a creat unul nou.

Dacă ați uitat parola, alegeți una nouă aici:

{link}

Dacă nu ați fost dumneavoastră, nu trebuie să faceți nimic.

mSurvey`,
    },
    waiting: {
      subject: '{person} așteaptă aprobarea în mSurvey',
      text: `Bună ziua, {name},

{person} ({username}) s-a înscris la {organization} și a confirmat adresa de e-mail. Vă rugăm să aprobați sau să refuzați contul:

{link}

mSurvey`,
    },
    passwordChanged: {
      subject: 'Parola dumneavoastră mSurvey a fost schimbată',
      text: `Bună ziua, {name},

parola contului dumneavoastră „{username}” a fost schimbată, iar celelalte dispozitive au fost deconectate.

Dacă nu ați fost dumneavoastră, alegeți imediat o parolă nouă și anunțați administratorul:

{link}

mSurvey`,
    },
    confirmEmail: {
      subject: 'Confirmați noua adresă de e-mail pentru mSurvey',
      text: `Bună ziua, {name},

această adresă a fost indicată ca noua adresă de e-mail a contului „{username}”. Confirmați-o în termen de o zi:

{link}

Până atunci rămâne adresa veche. Dacă nu ați cerut acest lucru, ignorați mesajul.

mSurvey`,
    },
    emailChanged: {
      subject: 'Adresa de e-mail a contului dumneavoastră mSurvey a fost schimbată',
      text: `Bună ziua, {name},

contul dumneavoastră „{username}” are acum altă adresă de e-mail; mesajele vor fi trimise acolo.

Dacă nu ați fost dumneavoastră, anunțați imediat administratorul.

mSurvey`,
    },
  },
  sentences: {
    emailLinkSent: 'Deschideți linkul trimis la {email}. Până atunci rămâne adresa veche.',
    emailRemoved: 'Adresa dumneavoastră de e-mail a fost ștearsă.',
    resetSent: 'Linkul pentru resetarea parolei a fost trimis la adresa dumneavoastră de e-mail',
    signedUp: 'Vă rugăm să deschideți linkul trimis la adresa dumneavoastră de e-mail.',
    waiting: '{person} ({username}) s-a înscris și așteaptă aprobarea dumneavoastră.',
  },
};
