import type { FieldTexts, ProblemTexts } from './catalogue.ts';

export const problems: ProblemTexts = {
  'request.malformed': 'La demande n’a pas pu être comprise : {what}',
  'request.too-large': 'C’est trop volumineux. On peut envoyer au plus {limit}.',
  'request.too-many':
    'Trop de demandes. Veuillez attendre {seconds, plural, one {# seconde} other {# secondes}} et réessayer.',
  'request.took-too-long':
    'Cela a pris trop de temps et a été arrêté. Demandez moins à la fois : une période plus courte, un lieu plus petit, moins de lignes.',
  'request.not-json': 'La demande n’est pas du JSON valide.',
  'route.not-found': 'Il n’y a rien à cette adresse.',
  'backup.not-set-up':
    'Les sauvegardes ne sont pas configurées : le serveur a besoin de BACKUP_TO et de BACKUP_PASSPHRASE',
  'backup.running': 'Une sauvegarde est déjà en cours',
  'server.failed':
    'Un problème est survenu sur le serveur. S’il se reproduit, communiquez ce numéro à l’assistance : {requestId}',
  'server.busy': 'Le serveur est occupé. Veuillez réessayer dans un instant.',
  'database.unavailable': 'La base de données est injoignable. Veuillez réessayer dans un instant.',
  'auth.token-missing': 'Veuillez vous connecter.',
  'auth.token-stale': 'Votre connexion a expiré. Veuillez vous reconnecter.',
  'auth.refresh-refused': 'Votre session est terminée. Veuillez vous reconnecter.',
  'auth.wrong-credentials': 'Nom d’utilisateur ou mot de passe incorrect.',
  'auth.throttled':
    'Trop de tentatives infructueuses. Veuillez attendre {minutes, plural, one {# minute} other {# minutes}} et réessayer.',
  'auth.account-inactive': 'Ce compte n’est pas actif. Adressez-vous à votre administrateur.',
  'auth.demonstration-off': 'Ce compte appartient à la démonstration, qui est désactivée ici.',
  'auth.account-pending': 'Confirmez d’abord votre adresse e-mail : ouvrez le lien qui vous a été envoyé.',
  'auth.account-unapproved': 'Votre compte attend l’approbation d’un administrateur de votre organisation.',
  'auth.forbidden': 'Vous n’avez pas l’autorisation de faire cela.',
  'link.invalid': 'Ce lien n’est plus valable. Veuillez en demander un nouveau.',
  'setup.done': 'Le premier compte existe déjà. Veuillez vous connecter.',
  'field.invalid': 'Certains champs demandent votre attention.',
  'record.not-found': 'Cet enregistrement n’existe pas, ou vous ne pouvez pas le voir.',
  'record.conflict': 'Quelqu’un d’autre a modifié ceci entre-temps. Veuillez le recharger.',
  'project.archived': 'Ce projet est archivé et ne peut être que consulté.',
  'project.name-taken': 'Un projet portant ce nom existe déjà.',
  'project.member-unknown': 'Un utilisateur choisi n’existe pas ou n’est pas actif.',
  'project.last-member': 'Un projet a besoin d’au moins un membre dans son équipe.',
  'project.umbrella-level':
    'Un projet peut en avoir un autre comme projet-cadre, mais il n’y a qu’un niveau : le projet-cadre n’en a pas lui-même.',
  'project.own-registries':
    'Des formulaires de ce projet alimentent ses propres registres. Détachez-les avant de choisir un projet-cadre.',
  'binding.in-umbrella':
    'Les registres de ce projet se trouvent dans son projet-cadre. Liez plutôt un formulaire du projet-cadre.',
  'geography.layer-unattributed': 'Une couche de limites a besoin d’un titre, d’une licence et d’une attribution.',
  'form.fault': 'Formulaire : {message}',
  'form.fault-in-sheet': 'Feuille {sheet} : {message}',
  'form.fault-in-row': 'Feuille {sheet}, ligne {row} : {message}',
  'form.fault-in-cell': 'Feuille {sheet}, ligne {row}, colonne {column} : {message}',
  'form.faulty': 'Erreurs trouvées dans le formulaire : {count}. Rien n’a été enregistré. {first}',
  'form.id-taken':
    'Un formulaire avec l’identifiant {idString} existe déjà. Remplacez-le, ou changez form_id dans la feuille settings.',
  'form.id-differs':
    'Le form_id du fichier est {found}, mais celui du formulaire à remplacer est {wanted}. Changez form_id dans la feuille settings, ou créez un nouveau formulaire.',
  'form.replaced-meanwhile':
    '{who} a remplacé ce formulaire entre-temps (version {version}). Regardez à nouveau la différence avant de le remplacer.',
  'form.has-data': 'Il ne peut pas être supprimé, car il contient des données : {count} dans {projects}.',
  'form.in-use': 'Ce formulaire est utilisé dans {projects}. Retirez-le d’abord de là.',
  'form.design-conflict':
    'Quelqu’un d’autre a modifié la même chose entre-temps : {first}. Gardez votre version ou la sienne.',
  'form.design-cell': '{place} a été modifié par quelqu’un d’autre entre-temps.',
  'form.design-full': 'C’est plus que le concepteur ne peut conserver. Retirez d’abord quelque chose.',
  'form.not-a-draft': 'Ce formulaire n’a pas de brouillon à déployer.',
  'form.not-published': 'Publiez le formulaire avant de l’activer.',
  'form.title-taken': 'Le projet a déjà un formulaire de ce nom.',
  'form.user-not-in-team': 'Un utilisateur choisi ne fait pas partie de l’équipe du projet.',
  'form.media-unknown': 'Le formulaire ne fait référence à aucun fichier nommé {name}.',
  'form.no-target': 'Le formulaire n’a pas d’objectif à répartir. Fixez d’abord l’objectif du formulaire.',
  'form.no-active-user': 'Le formulaire n’a aucun utilisateur actif entre qui répartir l’objectif.',
  'form.nothing-left': 'Il ne reste rien à répartir : le formulaire a autant d’enregistrements qu’il en veut.',
  'submission.unreadable': 'L’enregistrement ne peut pas être lu : {what}.',
  'submission.form-unknown':
    'Il n’y a ici aucun formulaire {form} auquel vous pouvez envoyer des enregistrements. Rechargez la liste des formulaires.',
  'submission.form-closed':
    'Ce formulaire n’accepte pas d’enregistrements en ce moment. Gardez l’enregistrement et demandez au bureau du projet.',
  'submission.not-form-user':
    'Vous n’êtes pas un utilisateur actif de ce formulaire. Gardez l’enregistrement et demandez au bureau du projet.',
  'submission.differs': 'Un autre enregistrement avec le même instanceID existe déjà. Celui-ci n’a pas été enregistré.',
  'submission.stale':
    'Quelqu’un a modifié cet enregistrement depuis que vous l’avez ouvert. Rouvrez-le et refaites votre modification.',
  'submission.approved':
    'Cet enregistrement est approuvé et ne peut pas être modifié. Demandez d’abord à un validateur de le rouvrir.',
  'binding.unfit':
    'Le formulaire ne peut pas alimenter ce registre avec cette liaison. Regardez les colonnes signalées.',
  'submission.may-not-send':
    'Vous n’avez pas le droit d’envoyer des enregistrements. Conservez l’enregistrement et demandez à votre bureau de projet.',
  'submission.may-not-edit':
    'Vous n’avez pas le droit de modifier des enregistrements envoyés. Conservez l’enregistrement et demandez à votre bureau de projet.',
  'submission.file-not-named': 'L’enregistrement ne nomme pas le fichier {name}. Rien n’y a été ajouté.',
  'submission.too-complex':
    'L’enregistrement est trop grand pour être accepté : il a plus de {limit} éléments. Répartissez-le en plusieurs enregistrements.',
  'submission.file-refused': 'Le fichier {name} est d’un type qui n’est pas accepté.',
  'submission.file-differs':
    'Un autre fichier nommé {name} existe déjà avec cet enregistrement. Il n’a pas été remplacé.',
  'comment.too-many':
    'Cet enregistrement a déjà {count, plural, one {# commentaire} other {# commentaires}}. On ne peut plus en ajouter.',
  'activity.only-admin': 'Seul l’administrateur peut supprimer',
  'figure.span':
    'La dernière année ou le dernier mois ne peut précéder le premier, et les deux doivent être des années, ou des mois',
  'figure.no-records': 'Ce chiffre n’est pas compté à partir d’activités',
  'figure.no-people': 'Ce chiffre ne compte pas de personnes',
  'figure.no-groups': 'Ce chiffre ne compte pas de groupes',
  'workplan.other-agency':
    'Ce plan est celui de {agency}. Le personnel de {agency}, le bureau du projet ou FAO_ADMIN le modifient.',
  'workplan.changed':
    '{who} a modifié ce plan entre-temps. Rien n’a été enregistré : voyez ce qui a changé, puis enregistrez de nouveau.',
  'workplan.year-unknown': 'Le plan n’a pas d’exercice {year}. Ajoutez-le d’abord.',
  'workplan.reason-needed':
    'Dites pourquoi : une cible convenue, et ce qui a été réalisé avant la tenue des enregistrements, ne changent qu’avec un motif.',
  'workplan.source-needed':
    'Dites où cela est écrit : ce qui a été réalisé avant la tenue des enregistrements demande une source.',
  'activity.decided': 'Quelqu’un d’autre a déjà statué sur cet enregistrement. Veuillez le recharger.',
  'activity.own-record': 'Personne ne statue sur son propre enregistrement. Demandez à un autre validateur.',
  'activity.other-agency':
    'Cet enregistrement relève d’une autre agence. Son organisation, ou une personne dont la portée est totale, en décide.',
  'submission.other-programme':
    'Ceci ne serait dans aucun de vos projets. Choisissez ici {projects} ; ce qui relève seulement d’autres projets est ajouté par leurs équipes.',
  'follow-up.not-allowed':
    'Vous ne pouvez rien ajouter à la liste où se trouve cette démonstration ou infrastructure. Demandez l’autorisation à un administrateur de votre organisation.',
  'group.code-taken': 'Le code {code} est celui du groupe {name}. Donnez à ce groupe un autre code.',
  'group.has-members': 'Des membres appartiennent encore à ce groupe : {count}. Donnez-leur d’abord un autre groupe.',
  'member.merge-same': 'Il s’agit d’un seul et même enregistrement.',
  'member.merged': 'L’un des deux enregistrements a été fusionné entre-temps. Rouvrez la liste.',
  'member.has-merged': 'D’autres enregistrements ont été fusionnés avec ce membre. Annulez d’abord ces fusions.',
  'storage.full':
    'L’espace de stockage du serveur est plein. Rien n’est perdu : gardez l’enregistrement et renvoyez-le plus tard.',
  'storage.unavailable':
    'Le serveur ne peut pas conserver de fichiers en ce moment. Rien n’est perdu : gardez l’enregistrement et renvoyez-le plus tard.',
  'device.key-invalid': 'La clé de ce téléphone n’est plus valable. Scannez un nouveau code dans la console.',
  'device.too-many': 'Vous avez déjà {count, plural, one {# téléphone} other {# téléphones}}. Révoquez-en un d’abord.',
  'auth.tls-needed':
    'Les mots de passe ne sont acceptés que par une connexion sécurisée. Utilisez une adresse qui commence par https.',
  'user.name-taken': 'Ce nom d’utilisateur est déjà pris. Veuillez en choisir un autre.',
  'user.email-taken': 'Cette adresse e-mail appartient à un autre compte.',
  'user.status-move': 'Ce compte ne peut pas passer de {from} à {to}.',
  'user.own-account': 'Vous ne pouvez pas faire cela sur votre propre compte.',
  'user.own-email':
    'Modifiez votre propre adresse e-mail dans votre profil : il faut votre mot de passe et une confirmation.',
  'user.role-foreign': 'Un rôle choisi appartient à une autre organisation.',
  'user.wrong-password': 'Le mot de passe actuel n’est pas le bon.',
  'user.exceeds-own':
    'Ce compte détient des autorisations que vous ne détenez pas. Adressez-vous à un administrateur qui les détient.',
  'organization.name-taken': 'Une organisation de ce nom existe déjà.',
  'organization.has-users': 'Cette organisation a encore des utilisateurs actifs.',
  'role.name-taken': 'Cette organisation a déjà un rôle de ce nom.',
  'role.in-use':
    'Ce rôle est détenu par {count, plural, one {# utilisateur} other {# utilisateurs}}. Donnez-leur d’abord un autre rôle.',
  'role.protected':
    'Ce rôle est nécessaire au programme : il ne peut être ni renommé ni supprimé, et seuls les administrateurs du programme l’attribuent ou le modifient.',
  'role.exceeds-own': 'Vous ne pouvez pas accorder des autorisations que vous ne détenez pas vous-même.',
  'role.outranks':
    'Ce rôle, ou l’un de ses détenteurs, a des permissions que vous n’avez pas. Adressez-vous à quelqu’un qui les a.',
  'category.code-taken': 'Ce code est déjà utilisé dans cette liste.',
  'category.system': 'Cette liste est nécessaire au programme et ne peut pas être supprimée.',
  'category.in-use': 'Cette entrée est utilisée et ne peut pas être supprimée. Désactivez-la plutôt.',
  'logframe.level-duplicate': 'un nœud porte déjà le nom « {name} ». Veuillez choisir un autre nom',
  'logframe.no-definition':
    'Les niveaux doivent former un seul arbre : un niveau au sommet, chacun des autres sous un autre, et aucun sous une activité.',
  'logframe.level-in-use':
    '{count, plural, one {# nœud se trouve} other {# nœuds se trouvent}} au niveau « {name} ». Il peut être renommé, mais ni déplacé ni changé de nature.',
  'logframe.has-data':
    '{levels, plural, one {# niveau} other {# niveaux}}, {nodes, plural, one {# nœud} other {# nœuds}}, {indicators, plural, one {# indicateur} other {# indicateurs}} avec des données seraient supprimés. Déplacez d’abord les indicateurs qui ont des données.',
  'logframe.changed-meanwhile':
    'Quelqu’un d’autre a modifié ceci entre-temps. Rechargez et décidez laquelle des deux versions doit rester.',
  'logframe.code-taken': 'Ce code est déjà utilisé sous le même parent.',
  'logframe.wrong-level': 'Un nœud de ce type ne peut pas se trouver là.',
  'logframe.wrong-parent': 'impossible de déplacer le nœud : il ne peut être déposé que sous un parent de même type',
  'logframe.other-programme':
    'Des nœuds d’un autre programme se trouvent ici. Ouvrez le projet-cadre pour les modifier.',
  'logframe.full': 'Un cadre logique compte au plus {most, plural, one {# nœud} other {# nœuds}}.',
  'logframe.template-taken': 'Un modèle porte déjà ce nom.',
  'logframe.templates-full':
    'Il y a déjà {most, plural, one {# modèle} other {# modèles}}. Supprimez-en un qui ne sert plus.',
  'logframe.node-has-data':
    '{nodes, plural, one {# nœud} other {# nœuds}}, {indicators, plural, one {# indicateur} other {# indicateurs}} avec des données seraient supprimés. Déplacez d’abord les indicateurs qui ont des données.',
  'indicator.changed-meanwhile':
    'Quelqu’un d’autre a modifié ceci entre-temps. Rechargez et décidez ce qui doit rester.',
  'indicator.type-twice': 'Le même type de désagrégation ne peut pas être choisi deux fois pour un indicateur.',
  'indicator.too-many-leaves':
    'Ces groupes donnent {count, plural, one {# cellule} other {# cellules}} par période ; {most} au plus sont possibles. Croisez moins de types.',
  'indicator.type-taken': 'Un type de désagrégation porte déjà ce nom.',
  'indicator.item-taken': 'Ce code ou ce libellé est déjà utilisé dans ce type de désagrégation.',
  'indicator.item-unfit': 'Ce n’est pas une valeur de la dimension de ce type de désagrégation.',
  'indicator.total-required': 'Veuillez ajouter des cibles et une valeur totale dans le tableau des cibles',
  'indicator.period-unfit': 'L’indicateur n’est pas rapporté pour cette période.',
  'indicator.period-overlap':
    'Des jours de cette période ont déjà une valeur : une année ou ses parties, pas les deux.',
  'indicator.leaf-unknown': 'La désagrégation de cet indicateur n’a pas cette cellule. Rechargez la page.',
  'indicator.accepted': 'Cette valeur a été acceptée et elle est verrouillée. La personne qui valide peut la renvoyer.',
  'indicator.is-aggregated': 'Un indicateur agrégé tire ses valeurs des indicateurs contributifs ; rien n’y est saisi.',
  'indicator.read-only': 'Les valeurs d’un indicateur dérivé sont calculées ; seule l’entrée est saisie.',
  'indicator.nothing-counted':
    'Rien n’est compté dans cette période : choisissez-en une autre, ou changez ce qui est compté.',
  'indicator.state-move': 'Cela n’est pas possible pour une valeur dans cet état.',
  'indicator.own-value': 'Personne ne décide d’une valeur qu’il a lui-même saisie.',
  'indicator.not-aggregated': 'Seul un indicateur agrégé est composé d’autres indicateurs.',
  'indicator.circle': 'Un indicateur ne peut pas être composé de lui-même, même par l’intermédiaire d’autres.',
  'indicator.contributes-already': 'Cet indicateur contribue déjà. Modifiez plutôt sa pondération.',
  'indicator.year-closed':
    'Les chiffres de {years} sont publiés et l’année est clôturée. Dites pourquoi la valeur change.',
  'indicator.evidence-locked':
    'Les fichiers de cette valeur ne peuvent plus être modifiés : la valeur est acceptée ou son année est clôturée.',
  'indicator.evidence-full': 'Une valeur a au plus {most} fichiers. Retirez-en un d’abord.',
  'indicator.year-not-over': 'Cette année n’est pas terminée. Une année se clôture une fois terminée.',
  'indicator.published-meanwhile':
    'Entre-temps, quelqu’un d’autre a clôturé, rectifié ou rouvert cette année. Rechargez la page.',
  'forum.title-taken': 'Un forum portant ce titre existe déjà.',
  'forum.read-only': 'Vous pouvez lire ce forum, mais pas y écrire.',
  'forum.not-yours': 'Vous ne pouvez modifier que ce que vous avez écrit vous-même.',
  'forum.locked': 'Cette discussion est close : plus personne ne peut y répondre ni la modifier.',
  'forum.topic-answered':
    'D’autres personnes ont déjà répondu à cette discussion, elle ne peut donc plus être supprimée.',
  'forum.hidden': 'Un modérateur a masqué ce message. Il ne peut être ni modifié ni commenté.',
  'upload.no-file': 'Veuillez choisir un fichier.',
  'upload.many-files': 'Veuillez choisir exactement un fichier.',
  'upload.unreadable': 'Le fichier n’a pas pu être lu : {what}',
  'upload.wrong-type': 'Seuls ces types de fichiers peuvent être envoyés : {types}',
  'upload.empty': 'Le fichier ne contient aucune ligne.',
  'mail.unavailable': 'Le courrier ne peut pas être envoyé pour le moment. Veuillez réessayer plus tard.',
};

export const fields: FieldTexts = {
  required: 'Champ obligatoire : {field}',
  invalid: 'Valeur non valable : {field}',
  tooLong: 'Texte trop long : {field}',
  passwordTooShort: 'Le mot de passe doit comporter au moins 6 caractères',
  passwordCommon: 'Ce mot de passe est trop courant. Veuillez en choisir un autre.',
  passwordIsName: 'Le mot de passe ne doit être ni le nom d’utilisateur, ni l’adresse e-mail, ni l’organisation.',
  passwordsDiffer: 'Les mots de passe doivent être identiques',
  taken: 'Déjà pris : {field}',
  notFound: 'N’existe pas : {field}',
  notAllowed: 'Ne peut pas être modifié ainsi : {field}',
  malformed: 'Format incorrect : {field}',
  characters: 'Caractères impossibles à enregistrer : {field}',
};

export const words: Record<string, string> = {
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  currentPassword: 'Mot de passe actuel',
  confirmPassword: 'Confirmation du mot de passe',
  email: 'E-mail',
  firstName: 'Prénom',
  lastName: 'Nom',
  phone: 'Téléphone',
  mobile: 'Mobile',
  location: 'Lieu',
  address: 'Adresse',
  organization: 'Organisation',
  organizationId: 'Organisation',
  role: 'Rôle',
  roles: 'Rôles',
  name: 'Nom',
  shortName: 'Nom abrégé',
  code: 'Code',
  title: 'Titre',
  label: 'Libellé',
  description: 'Description',
  text: 'Texte',
  reason: 'Motif',
  comment: 'Commentaire',
  rating: 'Note',
  status: 'Statut',
  file: 'Fichier',
  date: 'Date',
  fromDate: 'Date de début',
  toDate: 'Date de fin',
  startDate: 'Date de début',
  endDate: 'Date de fin',
  amount: 'Montant',
  target: 'Objectif',
  project: 'Projet',
  projectId: 'Projet',
  form: 'Formulaire',
  formId: 'Formulaire',
  en: 'Anglais',
  position: 'Ordre',
};
