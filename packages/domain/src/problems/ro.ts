import type { FieldTexts, ProblemTexts } from './catalogue.ts';

export const problems: ProblemTexts = {
  'request.malformed': 'Cererea nu a putut fi înțeleasă: {what}',
  'request.too-large': 'Este prea mare. Se pot trimite cel mult {limit}.',
  'request.too-many':
    'Prea multe cereri. Așteptați {seconds, plural, one {# secundă} few {# secunde} other {# de secunde}} și încercați din nou.',
  'request.took-too-long':
    'A durat prea mult și a fost oprit. Cereți mai puțin o dată: o perioadă mai scurtă, un loc mai mic, mai puține rânduri.',
  'request.not-json': 'Cererea nu este JSON valid.',
  'route.not-found': 'Nu există nimic la această adresă.',
  'backup.not-set-up':
    'Copiile de siguranță nu sunt configurate: serverul are nevoie de BACKUP_TO și BACKUP_PASSPHRASE',
  'backup.running': 'O copie de siguranță este deja în curs',
  'server.failed':
    'Ceva nu a mers bine pe server. Dacă se repetă, comunicați acest număr serviciului de asistență: {requestId}',
  'server.busy': 'Serverul este ocupat. Încercați din nou peste câteva clipe.',
  'database.unavailable': 'Baza de date nu poate fi accesată. Încercați din nou peste câteva clipe.',
  'auth.token-missing': 'Vă rugăm să vă autentificați.',
  'auth.token-stale': 'Autentificarea a expirat. Vă rugăm să vă autentificați din nou.',
  'auth.refresh-refused': 'Sesiunea s-a încheiat. Vă rugăm să vă autentificați din nou.',
  'auth.wrong-credentials': 'Nume de utilizator sau parolă greșită.',
  'auth.throttled':
    'Prea multe încercări nereușite. Așteptați {minutes, plural, one {# minut} few {# minute} other {# de minute}} și încercați din nou.',
  'auth.account-inactive': 'Acest cont nu este activ. Adresați-vă administratorului.',
  'auth.demonstration-off': 'Acest cont aparține demonstrației, care este dezactivată aici.',
  'auth.account-pending': 'Confirmați mai întâi adresa de e-mail: deschideți linkul care v-a fost trimis.',
  'auth.account-unapproved': 'Contul așteaptă aprobarea unui administrator al organizației dumneavoastră.',
  'auth.forbidden': 'Nu aveți permisiunea să faceți acest lucru.',
  'link.invalid': 'Acest link nu mai este valabil. Vă rugăm să cereți altul.',
  'setup.done': 'Primul cont există deja. Vă rugăm să vă autentificați.',
  'field.invalid': 'Unele câmpuri necesită atenția dumneavoastră.',
  'record.not-found': 'Această înregistrare nu există sau nu o puteți vedea.',
  'record.conflict': 'Altcineva a modificat acest lucru între timp. Vă rugăm să îl încărcați din nou.',
  'project.archived': 'Acest proiect este arhivat și poate fi doar citit.',
  'project.name-taken': 'Există deja un proiect cu acest nume.',
  'project.member-unknown': 'Un utilizator ales nu există sau nu este activ.',
  'project.last-member': 'Un proiect are nevoie de cel puțin un membru în echipă.',
  'project.umbrella-level':
    'Un proiect poate avea un alt proiect drept proiect-umbrelă, dar există un singur nivel: proiectul-umbrelă nu are la rândul său altul.',
  'project.own-registries':
    'Formulare ale acestui proiect completează registre proprii. Desfaceți legăturile înainte de a alege un proiect-umbrelă.',
  'binding.in-umbrella':
    'Registrele acestui proiect se află în proiectul-umbrelă. Legați un formular al proiectului-umbrelă.',
  'geography.layer-unattributed': 'Un strat de limite are nevoie de titlu, licență și atribuire.',
  'form.fault': 'Formular: {message}',
  'form.fault-in-sheet': 'Foaia {sheet}: {message}',
  'form.fault-in-row': 'Foaia {sheet}, rândul {row}: {message}',
  'form.fault-in-cell': 'Foaia {sheet}, rândul {row}, coloana {column}: {message}',
  'form.faulty': 'Greșeli găsite în formular: {count}. Nu s-a salvat nimic. {first}',
  'form.id-taken':
    'Există deja un formular cu identificatorul {idString}. Înlocuiți-l sau schimbați form_id în foaia settings.',
  'form.id-differs':
    'form_id din fișier este {found}, dar formularul de înlocuit are {wanted}. Schimbați form_id în foaia settings sau creați un formular nou.',
  'form.replaced-meanwhile':
    '{who} a înlocuit între timp acest formular (versiunea {version}). Uitați-vă din nou la diferență înainte de a-l înlocui.',
  'form.has-data': 'Nu poate fi șters, pentru că are date: {count} în {projects}.',
  'form.in-use': 'Acest formular este folosit în {projects}. Scoateți-l mai întâi de acolo.',
  'form.design-conflict':
    'Altcineva a modificat același lucru între timp: {first}. Păstrați varianta dumneavoastră sau pe a celuilalt.',
  'form.design-cell': '{place} a fost modificat de altcineva între timp.',
  'form.design-full': 'Este mai mult decât poate păstra designerul. Scoateți mai întâi ceva.',
  'form.not-a-draft': 'Acest formular nu are o ciornă de publicat.',
  'form.not-published': 'Publicați formularul înainte de a-l activa.',
  'form.title-taken': 'Proiectul are deja un formular cu acest nume.',
  'form.user-not-in-team': 'Un utilizator ales nu este în echipa proiectului.',
  'form.media-unknown': 'Formularul nu face referire la niciun fișier numit {name}.',
  'form.no-target': 'Formularul nu are o țintă de împărțit. Stabiliți mai întâi ținta formularului.',
  'form.no-active-user': 'Formularul nu are niciun utilizator activ căruia să i se împartă ținta.',
  'form.nothing-left': 'Nu a mai rămas nimic de împărțit: formularul are atâtea înregistrări câte dorește.',
  'submission.unreadable': 'Înregistrarea nu poate fi citită: {what}.',
  'submission.form-unknown':
    'Nu există aici niciun formular {form} la care puteți trimite înregistrări. Reîncărcați lista de formulare.',
  'submission.form-closed':
    'Acest formular nu primește înregistrări în acest moment. Păstrați înregistrarea și întrebați biroul proiectului.',
  'submission.not-form-user':
    'Nu sunteți utilizator activ al acestui formular. Păstrați înregistrarea și întrebați biroul proiectului.',
  'submission.differs': 'O altă înregistrare cu același instanceID există deja. Aceasta nu a fost salvată.',
  'submission.stale':
    'Cineva a modificat această înregistrare de când ați deschis-o. Deschideți-o din nou și repetați modificarea.',
  'submission.approved':
    'Această înregistrare este aprobată și nu poate fi modificată. Cereți mai întâi unui validator să o redeschidă.',
  'binding.unfit': 'Formularul nu poate completa acest registru cu legătura dată. Priviți coloanele marcate.',
  'submission.may-not-send':
    'Nu aveți permisiunea de a trimite înregistrări. Păstrați înregistrarea și întrebați biroul de proiect.',
  'submission.may-not-edit':
    'Nu aveți permisiunea de a modifica înregistrări trimise. Păstrați înregistrarea și întrebați biroul de proiect.',
  'submission.file-not-named': 'Înregistrarea nu numește fișierul {name}. Nu i s-a adăugat nimic.',
  'submission.too-complex':
    'Înregistrarea este prea mare pentru a fi primită: are mai mult de {limit} elemente. Împărțiți-o în mai multe înregistrări.',
  'submission.file-refused': 'Fișierul {name} este de un tip care nu este acceptat.',
  'submission.file-differs': 'Un alt fișier numit {name} există deja la această înregistrare. Nu a fost suprascris.',
  'comment.too-many':
    'Această înregistrare are deja {count, plural, one {# comentariu} few {# comentarii} other {# de comentarii}}. Nu se mai pot adăuga altele.',
  'activity.only-admin': 'Doar administratorul poate șterge',
  'figure.span':
    'Ultimul an sau ultima lună nu poate fi înaintea primei, iar ambele trebuie să fie ani sau ambele luni',
  'figure.no-records': 'Această cifră nu este numărată din activități',
  'figure.no-people': 'Această cifră nu numără persoane',
  'figure.no-groups': 'Această cifră nu numără grupuri',
  'workplan.other-agency':
    'Acesta este planul agenției {agency}. Îl modifică personalul {agency}, biroul proiectului sau FAO_ADMIN.',
  'workplan.changed':
    '{who} a modificat între timp acest plan. Nu s-a salvat nimic: vedeți ce s-a schimbat, apoi salvați din nou.',
  'workplan.year-unknown': 'Planul nu are anul fiscal {year}. Adăugați-l mai întâi.',
  'workplan.reason-needed':
    'Spuneți de ce: o țintă convenită și ce s-a realizat înainte de înregistrări se schimbă numai cu un motiv.',
  'workplan.source-needed': 'Spuneți unde este scris: ce s-a realizat înainte de înregistrări are nevoie de o sursă.',
  'activity.decided': 'Altcineva a decis deja asupra acestei înregistrări. Încărcați-o din nou.',
  'activity.own-record': 'Nimeni nu decide asupra propriei înregistrări. Cereți altui validator.',
  'activity.other-agency':
    'Această înregistrare este a altei agenții. Decide organizația ei sau cineva cu acces la tot.',
  'submission.other-programme':
    'Aceasta nu ar fi în niciunul dintre proiectele dumneavoastră. Alegeți aici {projects}; ce ține doar de alte proiecte este adăugat de echipele lor.',
  'follow-up.not-allowed':
    'Nu puteți adăuga în lista în care se află această demonstrație sau infrastructură. Cereți permisiunea unui administrator al organizației dumneavoastră.',
  'group.code-taken': 'Codul {code} aparține grupului {name}. Dați acestui grup alt cod.',
  'group.has-members': 'Încă aparțin membri acestui grup: {count}. Dați-le mai întâi un alt grup.',
  'member.merge-same': 'Este una și aceeași înregistrare.',
  'member.merged': 'Una dintre cele două înregistrări a fost îmbinată între timp. Deschideți din nou lista.',
  'member.has-merged': 'Alte înregistrări au fost îmbinate cu acest membru. Anulați mai întâi aceste îmbinări.',
  'storage.full':
    'Spațiul de stocare al serverului este plin. Nu s-a pierdut nimic: păstrați înregistrarea și trimiteți-o din nou mai târziu.',
  'storage.unavailable':
    'Serverul nu poate păstra fișiere în acest moment. Nu s-a pierdut nimic: păstrați înregistrarea și trimiteți-o din nou mai târziu.',
  'device.key-invalid': 'Cheia acestui telefon nu mai este valabilă. Scanați un cod nou în consolă.',
  'device.too-many':
    'Aveți deja {count, plural, one {# telefon} few {# telefoane} other {# de telefoane}}. Revocați mai întâi unul dintre ele.',
  'auth.tls-needed':
    'Parolele sunt acceptate numai printr-o conexiune securizată. Folosiți o adresă care începe cu https.',
  'user.name-taken': 'Acest nume de utilizator este ocupat. Alegeți altul.',
  'user.email-taken': 'Această adresă de e-mail aparține altui cont.',
  'user.status-move': 'Acest cont nu poate trece de la {from} la {to}.',
  'user.own-account': 'Nu puteți face acest lucru cu propriul cont.',
  'user.own-email': 'Schimbați-vă adresa de e-mail în profil: este nevoie de parolă și de o confirmare.',
  'user.role-foreign': 'Un rol ales aparține altei organizații.',
  'user.wrong-password': 'Parola actuală nu este corectă.',
  'user.exceeds-own':
    'Acest cont deține permisiuni pe care dumneavoastră nu le dețineți. Adresați-vă unui administrator care le deține.',
  'organization.name-taken': 'Există deja o organizație cu acest nume.',
  'organization.has-users': 'Această organizație are încă utilizatori activi.',
  'role.name-taken': 'Această organizație are deja un rol cu acest nume.',
  'role.in-use':
    'Acest rol este deținut de {count, plural, one {# utilizator} few {# utilizatori} other {# de utilizatori}}. Dați-le mai întâi alt rol.',
  'role.protected':
    'Acest rol este necesar programului: nu poate fi redenumit sau șters și doar administratorii programului îl acordă sau îl modifică.',
  'role.exceeds-own': 'Nu puteți acorda permisiuni pe care nu le dețineți dumneavoastră.',
  'role.outranks':
    'Acest rol, sau cineva care îl deține, are permisiuni pe care dumneavoastră nu le aveți. Adresați-vă cuiva care le are.',
  'category.code-taken': 'Acest cod este deja folosit în această listă.',
  'category.system': 'Această listă este necesară programului și nu poate fi ștearsă.',
  'category.in-use': 'Această intrare este folosită și nu poate fi ștearsă. Dezactivați-o în schimb.',
  'logframe.level-duplicate': 'există deja un nod cu numele „{name}”. Alegeți alt nume',
  'logframe.no-definition':
    'Nivelurile trebuie să formeze un singur arbore: un nivel în vârf, fiecare altul sub un altul și niciunul sub o activitate.',
  'logframe.level-in-use':
    'La nivelul „{name}” se află {count, plural, one {# nod} few {# noduri} other {# de noduri}}. Poate fi redenumit, dar nu mutat și nici transformat în alt fel.',
  'logframe.has-data':
    'Ar fi șterse {levels, plural, one {# nivel} few {# niveluri} other {# de niveluri}}, {nodes, plural, one {# nod} few {# noduri} other {# de noduri}}, {indicators, plural, one {# indicator} few {# indicatori} other {# de indicatori}} cu date. Mutați mai întâi indicatorii care au date.',
  'logframe.changed-meanwhile':
    'Altcineva a schimbat acest lucru între timp. Reîncărcați și decideți care dintre cele două rămâne.',
  'logframe.code-taken': 'Acest cod este folosit deja sub același părinte.',
  'logframe.wrong-level': 'Un nod de acest tip nu poate sta acolo.',
  'logframe.wrong-parent': 'nodul nu poate fi mutat; poate fi pus doar sub un părinte de același tip',
  'logframe.other-programme':
    'Aici se află noduri ale altui program. Deschideți proiectul-umbrelă pentru a le schimba.',
  'logframe.full': 'Un cadru logic are cel mult {most, plural, one {# nod} few {# noduri} other {# de noduri}}.',
  'logframe.template-taken': 'Există deja un șablon cu acest nume.',
  'logframe.templates-full':
    'Există deja {most, plural, one {# șablon} few {# șabloane} other {# de șabloane}}. Ștergeți unul pe care nu-l mai folosește nimeni.',
  'logframe.node-has-data':
    'Ar fi șterse {nodes, plural, one {# nod} few {# noduri} other {# de noduri}}, {indicators, plural, one {# indicator} few {# indicatori} other {# de indicatori}} cu date. Mutați mai întâi indicatorii care au date.',
  'indicator.changed-meanwhile': 'Altcineva a modificat acest lucru între timp. Reîncărcați și hotărâți ce rămâne.',
  'indicator.type-twice': 'Același tip de dezagregare nu poate fi ales de două ori pentru un indicator.',
  'indicator.too-many-leaves':
    'Aceste grupuri dau {count, plural, one {# celulă} few {# celule} other {# de celule}} pe perioadă; sunt posibile cel mult {most}. Încrucișați mai puține tipuri.',
  'indicator.type-taken': 'Există deja un tip de dezagregare cu acest nume.',
  'indicator.item-taken': 'Acest cod sau această etichetă este folosită deja în acest tip de dezagregare.',
  'indicator.item-unfit': 'Aceasta nu este o valoare a dimensiunii acestui tip de dezagregare.',
  'indicator.total-required': 'Adăugați ținte și valoarea totală în tabelul țintelor',
  'indicator.period-unfit': 'Indicatorul nu se raportează pentru această perioadă.',
  'indicator.period-overlap':
    'Există deja o valoare pentru zile din această perioadă: un an sau părțile lui, nu ambele.',
  'indicator.leaf-unknown': 'Dezagregarea acestui indicator nu are o astfel de celulă. Reîncărcați pagina.',
  'indicator.accepted': 'Această valoare a fost acceptată și este blocată. Cine validează o poate trimite înapoi.',
  'indicator.is-aggregated':
    'Un indicator agregat își ia valorile de la indicatorii care contribuie; pentru el nu se introduce nimic.',
  'indicator.read-only': 'Valorile unui indicator derivat sunt calculate; se introduce doar valoarea de intrare.',
  'indicator.nothing-counted': 'În această perioadă nu se numără nimic: alegeți alta sau schimbați ce se numără.',
  'indicator.state-move': 'Acest lucru nu se poate face cu o valoare aflată în această stare.',
  'indicator.own-value': 'Nimeni nu decide asupra unei valori pe care a introdus-o chiar el.',
  'indicator.not-aggregated': 'Doar un indicator agregat este alcătuit din alții.',
  'indicator.circle': 'Un indicator nu poate fi alcătuit din el însuși, nici prin intermediul altora.',
  'indicator.contributes-already': 'Acest indicator contribuie deja. Schimbați-i ponderea.',
  'indicator.year-closed':
    'Cifrele pentru {years} sunt publicate, iar anul este închis. Spuneți de ce se schimbă valoarea.',
  'indicator.evidence-locked':
    'Fișierele acestei valori nu mai pot fi schimbate: valoarea este acceptată sau anul ei este închis.',
  'indicator.evidence-full': 'O valoare are cel mult {most} fișiere. Scoateți mai întâi unul.',
  'indicator.year-not-over': 'Acest an nu s-a încheiat încă. Un an poate fi închis după ce s-a încheiat.',
  'indicator.published-meanwhile':
    'Între timp altcineva a închis, a rectificat sau a redeschis anul. Reîncărcați pagina.',
  'forum.title-taken': 'Există deja un forum cu acest titlu.',
  'forum.read-only': 'Puteți citi acest forum, dar nu puteți scrie în el.',
  'forum.not-yours': 'Puteți modifica numai ceea ce ați scris chiar dumneavoastră.',
  'forum.locked': 'Această discuție este închisă: nimeni nu mai poate răspunde și nu o mai poate modifica.',
  'forum.topic-answered': 'Alte persoane au răspuns deja la această discuție, deci nu mai poate fi ștearsă.',
  'forum.hidden': 'Un moderator a ascuns acest mesaj. Nu poate fi modificat și nu i se poate răspunde.',
  'upload.no-file': 'Vă rugăm să alegeți un fișier.',
  'upload.many-files': 'Vă rugăm să alegeți exact un fișier.',
  'upload.unreadable': 'Fișierul nu a putut fi citit: {what}',
  'upload.wrong-type': 'Se pot încărca doar aceste tipuri de fișiere: {types}',
  'upload.empty': 'Fișierul nu conține niciun rând.',
  'mail.unavailable': 'Momentan nu se pot trimite mesaje. Încercați mai târziu.',
};

export const fields: FieldTexts = {
  required: 'Câmp obligatoriu: {field}',
  invalid: 'Valoare nevalidă: {field}',
  tooLong: 'Text prea lung: {field}',
  passwordTooShort: 'Parola trebuie să aibă cel puțin 6 caractere',
  passwordCommon: 'Această parolă este prea comună. Alegeți alta.',
  passwordIsName: 'Parola nu poate fi numele de utilizator, adresa de e-mail sau organizația.',
  passwordsDiffer: 'Parolele trebuie să coincidă',
  taken: 'Deja folosit: {field}',
  notFound: 'Nu există: {field}',
  notAllowed: 'Nu se poate modifica astfel: {field}',
  malformed: 'Format greșit: {field}',
  characters: 'Caractere care nu pot fi salvate: {field}',
};

export const words: Record<string, string> = {
  username: 'Nume de utilizator',
  password: 'Parolă',
  currentPassword: 'Parola actuală',
  confirmPassword: 'Confirmarea parolei',
  email: 'E-mail',
  firstName: 'Prenume',
  lastName: 'Nume de familie',
  phone: 'Telefon',
  mobile: 'Mobil',
  location: 'Loc',
  address: 'Adresă',
  organization: 'Organizație',
  organizationId: 'Organizație',
  role: 'Rol',
  roles: 'Roluri',
  name: 'Nume',
  shortName: 'Nume scurt',
  code: 'Cod',
  title: 'Titlu',
  label: 'Etichetă',
  description: 'Descriere',
  text: 'Text',
  reason: 'Motiv',
  comment: 'Comentariu',
  rating: 'Notă',
  status: 'Stare',
  file: 'Fișier',
  date: 'Dată',
  fromDate: 'De la data',
  toDate: 'Până la data',
  startDate: 'Data de început',
  endDate: 'Data de sfârșit',
  amount: 'Sumă',
  target: 'Țintă',
  project: 'Proiect',
  projectId: 'Proiect',
  form: 'Formular',
  formId: 'Formular',
  en: 'Engleză',
  position: 'Ordine',
};
