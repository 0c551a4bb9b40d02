import { ageFigures } from './ages.ts';
import type { FigureTexts } from './texts.ts';

export const words: FigureTexts = {
  where: {
    people:
      'Une personne est comptée là où elle est enregistrée, l’année de son enregistrement, dans chaque programme de sa fiche.',
    households: 'Un ménage est compté au lieu, à l’année et dans les programmes du membre enregistré en premier.',
    groups: 'Un groupe est compté à son lieu, l’année de sa formation.',
    works: 'Une activité est comptée là où elle a eu lieu, à son premier jour, dans le programme de sa sous-activité.',
    reach:
      'Une personne est comptée une seule fois, là où elle est enregistrée, chaque année où elle a participé quelque part.',
  },
  figures: {
    people: {
      name: 'Bénéficiaires',
      means: 'Personnes du registre des membres, sans les fiches fusionnées ou rejetées.',
    },
    'people.male': { name: 'Bénéficiaires hommes', means: 'Hommes du registre des membres.' },
    'people.female': { name: 'Bénéficiaires femmes', means: 'Femmes du registre des membres.' },
    'people.youth': {
      name: 'Jeunes',
      means: 'Personnes en âge d’être jeunes le jour de l’enregistrement (18 à 35 ans, sauf choix du programme).',
    },
    'people.youth_male': { name: 'Jeunes hommes', means: 'Hommes en âge d’être jeunes le jour de l’enregistrement.' },
    'people.youth_female': { name: 'Jeunes femmes', means: 'Femmes en âge d’être jeunes le jour de l’enregistrement.' },
    'people.ethnic': { name: 'Minorités ethniques', means: 'Personnes qui se disent d’une minorité ethnique.' },
    'people.ethnic_male': {
      name: 'Hommes de minorités ethniques',
      means: 'Hommes qui se disent d’une minorité ethnique.',
    },
    'people.ethnic_female': {
      name: 'Femmes de minorités ethniques',
      means: 'Femmes qui se disent d’une minorité ethnique.',
    },
    'people.heads': { name: 'Chefs de ménage', means: 'Personnes qui sont à la tête de leur ménage.' },
    'people.heads_male': { name: 'Hommes chefs de ménage', means: 'Hommes qui sont à la tête de leur ménage.' },
    'people.heads_female': { name: 'Femmes cheffes de ménage', means: 'Femmes qui sont à la tête de leur ménage.' },
    'people.land_one': { name: 'Terre jusqu’à 5 décimales', means: 'Personnes ayant de 0 à 5 décimales de terre.' },
    'people.land_two': {
      name: 'Terre de plus de 5 à 249 décimales',
      means: 'Personnes ayant plus de 5 et jusqu’à 249 décimales de terre.',
    },
    'people.land_three': {
      name: 'Terre de plus de 249 décimales',
      means: 'Personnes ayant plus de 249 décimales de terre.',
    },
    'people.youth_land_one': {
      name: 'Jeunes avec jusqu’à 5 décimales',
      means: 'Jeunes ayant de 0 à 5 décimales de terre.',
    },
    'people.youth_land_two': {
      name: 'Jeunes avec plus de 5 à 249 décimales',
      means: 'Jeunes ayant plus de 5 et jusqu’à 249 décimales de terre.',
    },
    'people.youth_land_three': {
      name: 'Jeunes avec plus de 249 décimales',
      means: 'Jeunes ayant plus de 249 décimales de terre.',
    },
    'people.ethnic_land_one': {
      name: 'Minorités ethniques avec jusqu’à 5 décimales',
      means: 'Personnes de minorités ethniques ayant de 0 à 5 décimales de terre.',
    },
    'people.ethnic_land_two': {
      name: 'Minorités ethniques avec plus de 5 à 249 décimales',
      means: 'Personnes de minorités ethniques ayant plus de 5 et jusqu’à 249 décimales de terre.',
    },
    'people.ethnic_land_three': {
      name: 'Minorités ethniques avec plus de 249 décimales',
      means: 'Personnes de minorités ethniques ayant plus de 249 décimales de terre.',
    },
    ...ageFigures({
      between: 'de {from} à {to} ans',
      over: 'de {from} ans ou plus',
      male: { name: 'Bénéficiaires hommes {ages}', means: 'Hommes âgés {ages} le jour de l’enregistrement.' },
      female: { name: 'Bénéficiaires femmes {ages}', means: 'Femmes âgées {ages} le jour de l’enregistrement.' },
      unknown: {
        name: 'Âge ou sexe inconnu',
        means: 'Personnes dont l’âge le jour de l’enregistrement ou le sexe n’est pas connu.',
      },
    }),
    households: {
      name: 'Ménages',
      means:
        'Les personnes qui partagent un numéro de ménage forment un ménage ; qui n’a pas de numéro n’est dans aucun.',
    },
    'households.males': {
      name: 'Hommes dans les ménages',
      means: 'Hommes déclarés pour chaque ménage, par son chef ou sinon par le membre enregistré en premier.',
    },
    'households.females': {
      name: 'Femmes dans les ménages',
      means: 'Femmes déclarées pour chaque ménage, par son chef ou sinon par le membre enregistré en premier.',
    },
    groups: { name: 'Groupes', means: 'Groupes d’agriculteurs du registre, sans les fiches rejetées.' },
    'training.done': { name: 'Formations réalisées', means: 'Activités approuvées de type formation.' },
    'training.waiting': {
      name: 'Formations en attente d’approbation',
      means: 'Activités de type formation que personne n’a encore approuvées ni rejetées.',
    },
    'training.attendances': {
      name: 'Présences aux formations',
      means:
        'Personnes présentes aux formations approuvées, autant de fois qu’elles sont venues : celles de la liste, ou celles qui ont été comptées.',
    },
    'training.unique.people': {
      name: 'Personnes formées',
      means: 'Personnes du registre qui ont participé à une formation approuvée.',
    },
    'training.unique.more': {
      name: 'Personnes formées plus d’une fois',
      means: 'Personnes du registre qui ont participé à deux formations approuvées ou plus.',
    },
    'training.unique.male': {
      name: 'Hommes formés',
      means: 'Hommes du registre qui ont participé à une formation approuvée.',
    },
    'training.unique.female': {
      name: 'Femmes formées',
      means: 'Femmes du registre qui ont participé à une formation approuvée.',
    },
    'training.unique.youth': { name: 'Jeunes formés', means: 'Jeunes qui ont participé à une formation approuvée.' },
    'training.unique.ethnic': {
      name: 'Minorités ethniques formées',
      means: 'Personnes de minorités ethniques qui ont participé à une formation approuvée.',
    },
    'input.done': { name: 'Distributions d’intrants', means: 'Activités approuvées de type fourniture d’intrants.' },
    'input.waiting': {
      name: 'Distributions d’intrants en attente d’approbation',
      means: 'Activités de type fourniture d’intrants que personne n’a encore approuvées ni rejetées.',
    },
    'input.attendances': {
      name: 'Réceptions d’intrants',
      means:
        'Personnes servies aux distributions approuvées, autant de fois qu’elles ont reçu : celles de la liste, ou celles qui ont été comptées.',
    },
    'input.unique.people': {
      name: 'Personnes ayant reçu des intrants',
      means: 'Personnes du registre qui ont reçu quelque chose à une distribution approuvée.',
    },
    'input.unique.more': {
      name: 'Personnes ayant reçu des intrants plus d’une fois',
      means: 'Personnes du registre qui ont reçu quelque chose à deux distributions approuvées ou plus.',
    },
    'input.unique.male': {
      name: 'Hommes ayant reçu des intrants',
      means: 'Hommes du registre qui ont reçu quelque chose à une distribution approuvée.',
    },
    'input.unique.female': {
      name: 'Femmes ayant reçu des intrants',
      means: 'Femmes du registre qui ont reçu quelque chose à une distribution approuvée.',
    },
    'input.unique.youth': {
      name: 'Jeunes ayant reçu des intrants',
      means: 'Jeunes qui ont reçu quelque chose à une distribution approuvée.',
    },
    'input.unique.ethnic': {
      name: 'Minorités ethniques ayant reçu des intrants',
      means: 'Personnes de minorités ethniques qui ont reçu quelque chose à une distribution approuvée.',
    },
    'demonstration.done': { name: 'Démonstrations réalisées', means: 'Activités approuvées de type démonstration.' },
    'demonstration.waiting': {
      name: 'Démonstrations en attente d’approbation',
      means: 'Activités de type démonstration que personne n’a encore approuvées ni rejetées.',
    },
    'demonstration.fruits': { name: 'Démonstrations de fruits', means: 'Démonstrations approuvées de fruits.' },
    'demonstration.vegetables': { name: 'Démonstrations de légumes', means: 'Démonstrations approuvées de légumes.' },
    'demonstration.oilseeds': { name: 'Démonstrations d’oléagineux', means: 'Démonstrations approuvées d’oléagineux.' },
    'demonstration.area': {
      name: 'Surface en démonstration (décimales)',
      means: 'Surface des démonstrations approuvées en décimales ; une parcelle de taille inconnue n’ajoute rien.',
    },
    'demonstration.produced': {
      name: 'Production des démonstrations (kg)',
      means: 'Kilogrammes produits par les démonstrations approuvées, avec leurs récoltes approuvées.',
    },
    'infrastructure.done': { name: 'Ouvrages réalisés', means: 'Activités approuvées de type ouvrage.' },
    'infrastructure.waiting': {
      name: 'Ouvrages en attente d’approbation',
      means: 'Activités de type ouvrage que personne n’a encore approuvées ni rejetées.',
    },
    'infrastructure.cfc': {
      name: 'Centres de services communs (CFC)',
      means: 'Ouvrages approuvés qui sont des centres de services communs.',
    },
    'infrastructure.seed_village': {
      name: 'Villages semenciers',
      means: 'Ouvrages approuvés qui sont des villages semenciers.',
    },
    'infrastructure.canal': { name: 'Canaux', means: 'Ouvrages approuvés qui sont des canaux.' },
    'infrastructure.buried_pipe': {
      name: 'Conduites enterrées',
      means: 'Ouvrages approuvés qui sont des conduites enterrées.',
    },
    'infrastructure.length': {
      name: 'Longueur des ouvrages (km)',
      means: 'Kilomètres des ouvrages approuvés ; un ouvrage de longueur inconnue n’ajoute rien.',
    },
    'infrastructure.households': {
      name: 'Ménages desservis par les ouvrages',
      means: 'Somme des ménages que les ouvrages approuvés desservent d’après leur fiche.',
    },
    'infrastructure.quantity': {
      name: 'Travaux d’ouvrages, mesurés',
      means: 'Ce qui a été mesuré des activités approuvées de type infrastructure, dans l’unité de leur sous-activité.',
    },
    'event.done': { name: 'Événements tenus', means: 'Activités approuvées de type événement.' },
    'other.done': { name: 'Autres travaux réalisés', means: 'Activités approuvées qui ne sont d’aucun autre type.' },
    'other.quantity': {
      name: 'Autres travaux, mesurés',
      means: 'Ce qui a été mesuré des activités approuvées d’aucun autre type, dans l’unité de leur sous-activité.',
    },
    'demonstration.male': {
      name: 'Hommes détenant des parcelles de démonstration',
      means: 'Hommes qui détiennent ou partagent les parcelles de démonstrations approuvées.',
    },
    'demonstration.female': {
      name: 'Femmes détenant des parcelles de démonstration',
      means: 'Femmes qui détiennent ou partagent les parcelles de démonstrations approuvées.',
    },
    'demonstration.unique.people': {
      name: 'Personnes ayant des démonstrations',
      means: 'Personnes du registre ayant pris part à une démonstration approuvée.',
    },
    'infrastructure.male': {
      name: 'Hommes bénéficiant d’ouvrages',
      means: 'Hommes que des ouvrages approuvés sont dits desservir.',
    },
    'infrastructure.female': {
      name: 'Femmes bénéficiant d’ouvrages',
      means: 'Femmes que des ouvrages approuvés sont dits desservir.',
    },
    'infrastructure.unique.people': {
      name: 'Personnes nommées aux ouvrages',
      means: 'Personnes du registre ayant pris part à un ouvrage approuvé.',
    },
    'event.unique.people': {
      name: 'Personnes aux événements',
      means: 'Personnes du registre ayant pris part à un événement approuvé.',
    },
    'other.unique.people': {
      name: 'Personnes dans d’autres activités',
      means: 'Personnes du registre ayant pris part à une activité approuvée d’un autre type.',
    },
    'works.done': { name: 'Activités', means: 'Activités approuvées de tout type.' },
    'works.quantity': {
      name: 'Quantité',
      means: 'Quantités des activités approuvées, additionnées ; les unités diffèrent d’une sous-activité à l’autre.',
    },
    'works.attendances': {
      name: 'Présences',
      means:
        'Personnes aux activités approuvées de tout type, à chaque venue : celles de la liste, ou les têtes comptées.',
    },
    'works.male': { name: 'Hommes présents', means: 'Hommes aux activités approuvées de tout type, à chaque venue.' },
    'works.female': {
      name: 'Femmes présentes',
      means: 'Femmes aux activités approuvées de tout type, à chaque venue.',
    },
    'works.unique.people': {
      name: 'Personnes uniques',
      means: 'Personnes du registre ayant participé à des activités approuvées de tout type.',
    },
    'works.unique.households': {
      name: 'Ménages uniques',
      means:
        'Ménages dont quelqu’un a participé à des activités approuvées, comptés là où leur premier membre est enregistré.',
    },
  },
  kinds: {
    fruits: 'Fruits',
    vegetables: 'Légumes',
    oilseeds: 'Oléagineux',
    other: 'Autres sortes',
    cfc: 'Centre de services communs',
    seed_village: 'Village semencier',
    buried_pipe: 'Conduite enterrée',
    canal: 'Canal d’irrigation',
    dyke: 'Digue',
  },
  cut: {
    exact: 'Sans lieu plus précis',
    noSubActivity: 'Sans sous-activité',
    noCrop: 'Culture inconnue',
    noKind: 'Type inconnu',
    first: 'première participation',
    male: 'hommes',
    female: 'femmes',
    youth: 'jeunes',
    adult: 'adultes',
    ethnic: 'minorités ethniques',
    notEthnic: 'hors minorités ethniques',
  },
};
