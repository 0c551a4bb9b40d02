import { ageFigures } from './ages.ts';
import type { FigureTexts } from './texts.ts';

export const words: FigureTexts = {
  where: {
    people: 'O persoană se numără acolo unde este înregistrată, în anul înregistrării, în fiecare program din fișa sa.',
    households: 'O gospodărie se numără la locul, în anul și în programele membrului înregistrat primul.',
    groups: 'Un grup se numără la locul său, în anul în care s-a format.',
    works: 'O activitate se numără acolo unde a avut loc, în prima ei zi, în programul subactivității sale.',
    reach:
      'O persoană se numără o singură dată, acolo unde este înregistrată, în fiecare an în care a participat undeva.',
  },
  figures: {
    people: { name: 'Beneficiari', means: 'Persoane din registrul membrilor, fără fișele comasate sau respinse.' },
    'people.male': { name: 'Beneficiari bărbați', means: 'Bărbați din registrul membrilor.' },
    'people.female': { name: 'Beneficiare femei', means: 'Femei din registrul membrilor.' },
    'people.youth': {
      name: 'Tineri',
      means:
        'Persoane care aveau vârsta tinereții în ziua înregistrării (18–35 de ani, dacă programul nu spune altfel).',
    },
    'people.youth_male': {
      name: 'Tineri bărbați',
      means: 'Bărbați care aveau vârsta tinereții în ziua înregistrării.',
    },
    'people.youth_female': { name: 'Tinere femei', means: 'Femei care aveau vârsta tinereții în ziua înregistrării.' },
    'people.ethnic': { name: 'Minorități etnice', means: 'Persoane care au spus că aparțin unei minorități etnice.' },
    'people.ethnic_male': {
      name: 'Bărbați din minorități etnice',
      means: 'Bărbați care au spus că aparțin unei minorități etnice.',
    },
    'people.ethnic_female': {
      name: 'Femei din minorități etnice',
      means: 'Femei care au spus că aparțin unei minorități etnice.',
    },
    'people.heads': { name: 'Capi de gospodărie', means: 'Persoane care sunt capul gospodăriei lor.' },
    'people.heads_male': { name: 'Bărbați capi de gospodărie', means: 'Bărbați care sunt capul gospodăriei lor.' },
    'people.heads_female': { name: 'Femei capi de gospodărie', means: 'Femei care sunt capul gospodăriei lor.' },
    'people.land_one': { name: 'Teren până la 5 decimale', means: 'Persoane cu 0 până la 5 decimale de teren.' },
    'people.land_two': {
      name: 'Teren peste 5 până la 249 de decimale',
      means: 'Persoane cu peste 5 și până la 249 de decimale de teren.',
    },
    'people.land_three': { name: 'Teren peste 249 de decimale', means: 'Persoane cu peste 249 de decimale de teren.' },
    'people.youth_land_one': {
      name: 'Tineri cu până la 5 decimale',
      means: 'Tineri cu 0 până la 5 decimale de teren.',
    },
    'people.youth_land_two': {
      name: 'Tineri cu peste 5 până la 249 de decimale',
      means: 'Tineri cu peste 5 și până la 249 de decimale de teren.',
    },
    'people.youth_land_three': {
      name: 'Tineri cu peste 249 de decimale',
      means: 'Tineri cu peste 249 de decimale de teren.',
    },
    'people.ethnic_land_one': {
      name: 'Minorități etnice cu până la 5 decimale',
      means: 'Persoane din minorități etnice cu 0 până la 5 decimale de teren.',
    },
    'people.ethnic_land_two': {
      name: 'Minorități etnice cu peste 5 până la 249 de decimale',
      means: 'Persoane din minorități etnice cu peste 5 și până la 249 de decimale de teren.',
    },
    'people.ethnic_land_three': {
      name: 'Minorități etnice cu peste 249 de decimale',
      means: 'Persoane din minorități etnice cu peste 249 de decimale de teren.',
    },
    ...ageFigures({
      between: 'cu vârsta (în ani) între {from} și {to}',
      over: 'cu vârsta (în ani) de cel puțin {from}',
      male: { name: 'Beneficiari bărbați {ages}', means: 'Bărbați {ages} în ziua înregistrării.' },
      female: { name: 'Beneficiare femei {ages}', means: 'Femei {ages} în ziua înregistrării.' },
      unknown: {
        name: 'Vârstă sau sex necunoscut',
        means: 'Persoane a căror vârstă în ziua înregistrării sau al căror sex nu este cunoscut.',
      },
    }),
    households: {
      name: 'Gospodării',
      means: 'Persoanele care au același număr de gospodărie sunt o gospodărie; cine nu are număr nu este în niciuna.',
    },
    'households.males': {
      name: 'Bărbați în gospodării',
      means: 'Bărbații declarați pentru fiecare gospodărie, de capul ei sau altfel de membrul înregistrat primul.',
    },
    'households.females': {
      name: 'Femei în gospodării',
      means: 'Femeile declarate pentru fiecare gospodărie, de capul ei sau altfel de membrul înregistrat primul.',
    },
    groups: { name: 'Grupuri', means: 'Grupuri de fermieri din registru, fără fișele respinse.' },
    'training.done': { name: 'Instruiri încheiate', means: 'Activități aprobate de tip instruire.' },
    'training.waiting': {
      name: 'Instruiri care așteaptă aprobarea',
      means: 'Activități de tip instruire pe care nimeni nu le-a aprobat sau respins încă.',
    },
    'training.attendances': {
      name: 'Prezențe la instruiri',
      means:
        'Persoane prezente la instruiri aprobate, de câte ori au venit: cele de pe listă sau cele care au fost numărate.',
    },
    'training.unique.people': {
      name: 'Persoane instruite',
      means: 'Persoane din registru care au participat la o instruire aprobată.',
    },
    'training.unique.more': {
      name: 'Persoane instruite de mai multe ori',
      means: 'Persoane din registru care au participat la două sau mai multe instruiri aprobate.',
    },
    'training.unique.male': {
      name: 'Bărbați instruiți',
      means: 'Bărbați din registru care au participat la o instruire aprobată.',
    },
    'training.unique.female': {
      name: 'Femei instruite',
      means: 'Femei din registru care au participat la o instruire aprobată.',
    },
    'training.unique.youth': { name: 'Tineri instruiți', means: 'Tineri care au participat la o instruire aprobată.' },
    'training.unique.ethnic': {
      name: 'Minorități etnice instruite',
      means: 'Persoane din minorități etnice care au participat la o instruire aprobată.',
    },
    'input.done': { name: 'Distribuiri de inputuri', means: 'Activități aprobate de tip sprijin cu inputuri.' },
    'input.waiting': {
      name: 'Distribuiri de inputuri care așteaptă aprobarea',
      means: 'Activități de tip sprijin cu inputuri pe care nimeni nu le-a aprobat sau respins încă.',
    },
    'input.attendances': {
      name: 'Primiri de inputuri',
      means:
        'Persoane la distribuirile aprobate, de câte ori au primit: cele de pe listă sau cele care au fost numărate.',
    },
    'input.unique.people': {
      name: 'Persoane care au primit inputuri',
      means: 'Persoane din registru care au primit ceva la o distribuire aprobată.',
    },
    'input.unique.more': {
      name: 'Persoane care au primit inputuri de mai multe ori',
      means: 'Persoane din registru care au primit ceva la două sau mai multe distribuiri aprobate.',
    },
    'input.unique.male': {
      name: 'Bărbați care au primit inputuri',
      means: 'Bărbați din registru care au primit ceva la o distribuire aprobată.',
    },
    'input.unique.female': {
      name: 'Femei care au primit inputuri',
      means: 'Femei din registru care au primit ceva la o distribuire aprobată.',
    },
    'input.unique.youth': {
      name: 'Tineri care au primit inputuri',
      means: 'Tineri care au primit ceva la o distribuire aprobată.',
    },
    'input.unique.ethnic': {
      name: 'Minorități etnice care au primit inputuri',
      means: 'Persoane din minorități etnice care au primit ceva la o distribuire aprobată.',
    },
    'demonstration.done': { name: 'Demonstrații încheiate', means: 'Activități aprobate de tip demonstrație.' },
    'demonstration.waiting': {
      name: 'Demonstrații care așteaptă aprobarea',
      means: 'Activități de tip demonstrație pe care nimeni nu le-a aprobat sau respins încă.',
    },
    'demonstration.fruits': { name: 'Demonstrații cu fructe', means: 'Demonstrații aprobate cu fructe.' },
    'demonstration.vegetables': { name: 'Demonstrații cu legume', means: 'Demonstrații aprobate cu legume.' },
    'demonstration.oilseeds': { name: 'Demonstrații cu oleaginoase', means: 'Demonstrații aprobate cu oleaginoase.' },
    'demonstration.area': {
      name: 'Suprafața demonstrațiilor (decimale)',
      means: 'Suprafața demonstrațiilor aprobate, în decimale; o parcelă de mărime necunoscută nu adaugă nimic.',
    },
    'demonstration.produced': {
      name: 'Producția demonstrațiilor (kg)',
      means: 'Kilograme obținute de demonstrațiile aprobate, cu recoltele lor aprobate.',
    },
    'infrastructure.done': { name: 'Construcții încheiate', means: 'Activități aprobate de tip infrastructură.' },
    'infrastructure.waiting': {
      name: 'Construcții care așteaptă aprobarea',
      means: 'Activități de tip infrastructură pe care nimeni nu le-a aprobat sau respins încă.',
    },
    'infrastructure.cfc': {
      name: 'Centre de servicii comune (CFC)',
      means: 'Construcții aprobate care sunt centre de servicii comune.',
    },
    'infrastructure.seed_village': {
      name: 'Sate de semințe',
      means: 'Construcții aprobate care sunt sate de semințe.',
    },
    'infrastructure.canal': { name: 'Canale', means: 'Construcții aprobate care sunt canale.' },
    'infrastructure.buried_pipe': {
      name: 'Conducte îngropate',
      means: 'Construcții aprobate care sunt conducte îngropate.',
    },
    'infrastructure.length': {
      name: 'Lungimea construcțiilor (km)',
      means: 'Kilometri ai construcțiilor aprobate; una de lungime necunoscută nu adaugă nimic.',
    },
    'infrastructure.households': {
      name: 'Gospodării deservite de construcții',
      means: 'Suma gospodăriilor pe care construcțiile aprobate le deservesc, după fișele lor.',
    },
    'infrastructure.quantity': {
      name: 'Lucrări la construcții, măsurate',
      means: 'Ce s-a măsurat la activitățile aprobate de tip infrastructură, în unitatea subactivității lor.',
    },
    'event.done': { name: 'Evenimente ținute', means: 'Activități aprobate de tip eveniment.' },
    'other.done': { name: 'Alte lucrări încheiate', means: 'Activități aprobate care nu sunt de niciun alt tip.' },
    'other.quantity': {
      name: 'Alte lucrări, măsurate',
      means: 'Ce s-a măsurat la activitățile aprobate de niciun alt tip, în unitatea subactivității lor.',
    },
    'demonstration.male': {
      name: 'Bărbați cu loturi demonstrative',
      means: 'Bărbați care dețin sau împart loturile demonstrațiilor aprobate.',
    },
    'demonstration.female': {
      name: 'Femei cu loturi demonstrative',
      means: 'Femei care dețin sau împart loturile demonstrațiilor aprobate.',
    },
    'demonstration.unique.people': {
      name: 'Persoane cu demonstrații',
      means: 'Persoane din registru care au participat la o demonstrație aprobată.',
    },
    'infrastructure.male': {
      name: 'Bărbați care beneficiază de lucrări',
      means: 'Bărbați pe care lucrările aprobate se declară că îi deservesc.',
    },
    'infrastructure.female': {
      name: 'Femei care beneficiază de lucrări',
      means: 'Femei pe care lucrările aprobate se declară că le deservesc.',
    },
    'infrastructure.unique.people': {
      name: 'Persoane numite la lucrări',
      means: 'Persoane din registru care au participat la o lucrare aprobată.',
    },
    'event.unique.people': {
      name: 'Persoane la evenimente',
      means: 'Persoane din registru care au participat la un eveniment aprobat.',
    },
    'other.unique.people': {
      name: 'Persoane în alte activități',
      means: 'Persoane din registru care au participat la o activitate aprobată de alt tip.',
    },
    'works.done': { name: 'Activități', means: 'Activități aprobate de orice tip.' },
    'works.quantity': {
      name: 'Cantitate',
      means: 'Cantitățile activităților aprobate, adunate; unitățile diferă de la o subactivitate la alta.',
    },
    'works.attendances': {
      name: 'Prezențe',
      means:
        'Persoane la activități aprobate de orice tip, de fiecare dată când au venit: cele din listă sau cele numărate.',
    },
    'works.male': {
      name: 'Bărbați prezenți',
      means: 'Bărbați la activități aprobate de orice tip, de fiecare dată când au venit.',
    },
    'works.female': {
      name: 'Femei prezente',
      means: 'Femei la activități aprobate de orice tip, de fiecare dată când au venit.',
    },
    'works.unique.people': {
      name: 'Persoane unice',
      means: 'Persoane din registru care au participat la activități aprobate de orice tip.',
    },
    'works.unique.households': {
      name: 'Gospodării unice',
      means:
        'Gospodării din care cineva a participat la activități aprobate, numărate acolo unde este înregistrat primul membru.',
    },
  },
  kinds: {
    fruits: 'Fructe',
    vegetables: 'Legume',
    oilseeds: 'Oleaginoase',
    other: 'Alte feluri',
    cfc: 'Centru de servicii comune',
    seed_village: 'Sat de semințe',
    buried_pipe: 'Conductă îngropată',
    canal: 'Canal de irigație',
    dyke: 'Dig',
  },
  cut: {
    exact: 'Fără un loc mai exact',
    noSubActivity: 'Fără subactivitate',
    noCrop: 'Cultură necunoscută',
    noKind: 'Tip necunoscut',
    first: 'prima participare',
    male: 'bărbați',
    female: 'femei',
    youth: 'tineri',
    adult: 'adulți',
    ethnic: 'minorități etnice',
    notEthnic: 'fără minorități etnice',
  },
};
