import type { Language } from '@msurvey/domain';

/** Why a row or a feature is left out; `{name}`, `{code}`, `{parent}` and `{level}` are filled in. */
export type Reason =
  | 'no-name'
  | 'no-level'
  | 'level-unknown'
  | 'hole'
  | 'bad-position'
  | 'duplicate'
  | 'parent-missing'
  | 'parent-unknown'
  | 'parent-unmatched'
  | 'no-match'
  | 'ambiguous'
  | 'code-differs'
  | 'level-differs'
  | 'loop'
  | 'not-an-area'
  | 'not-degrees'
  | 'bad-ring';

const TEXTS: Record<Language, Record<Reason, string>> = {
  en: {
    'no-name': 'It has no name.',
    'no-level': 'It does not say of which level it is.',
    'level-unknown': 'There is no level “{level}”.',
    hole: 'A level above {name} is empty.',
    'bad-position': 'Its position is not a latitude and a longitude in degrees.',
    duplicate: '{name} is in the file more than once.',
    'parent-missing': 'It does not say what it lies in.',
    'parent-unknown': 'There is no unit with the code {parent} that it could lie in.',
    'parent-unmatched': 'What it lies in ({parent}) was not matched.',
    'no-match': 'There is neither the code {code} nor, in {parent}, the name {name}.',
    ambiguous: 'Several units are called {name} in {parent}.',
    'code-differs': '{name} has another code of this system already.',
    'level-differs': 'The code {code} belongs to a unit of another level.',
    loop: '{name} would lie in itself.',
    'not-an-area': 'It is not an area (polygon).',
    'not-degrees': 'Its coordinates are not longitudes and latitudes in degrees.',
    'bad-ring': 'A ring of its boundary is not closed or encloses nothing.',
  },
  bn: {
    'no-name': 'এর কোনো নাম নেই।',
    'no-level': 'এটি কোন স্তরের তা বলা নেই।',
    'level-unknown': '“{level}” নামে কোনো স্তর নেই।',
    hole: '{name}-এর ওপরের একটি স্তর খালি।',
    'bad-position': 'এর অবস্থান ডিগ্রিতে অক্ষাংশ ও দ্রাঘিমাংশ নয়।',
    duplicate: 'ফাইলে {name} একাধিকবার আছে।',
    'parent-missing': 'এটি কিসের অন্তর্গত তা বলা নেই।',
    'parent-unknown': 'এটি যার অন্তর্গত হতে পারে এমন {parent} কোডের কোনো এলাকা নেই।',
    'parent-unmatched': 'এটি যার অন্তর্গত ({parent}) তা মেলেনি।',
    'no-match': '{code} কোড নেই, {parent}-এ {name} নামও নেই।',
    ambiguous: '{parent}-এ {name} নামে একাধিক এলাকা আছে।',
    'code-differs': '{name}-এর এই পদ্ধতিতে অন্য একটি কোড আগেই আছে।',
    'level-differs': '{code} কোডটি অন্য স্তরের একটি এলাকার।',
    loop: '{name} নিজের মধ্যেই পড়ত।',
    'not-an-area': 'এটি কোনো এলাকা (বহুভুজ) নয়।',
    'not-degrees': 'এর স্থানাঙ্ক ডিগ্রিতে দ্রাঘিমাংশ ও অক্ষাংশ নয়।',
    'bad-ring': 'এর সীমানার একটি বলয় বন্ধ নয় বা কিছুই ঘেরে না।',
  },
  fr: {
    'no-name': 'Il n’a pas de nom.',
    'no-level': 'Son niveau n’est pas indiqué.',
    'level-unknown': 'Il n’y a pas de niveau « {level} ».',
    hole: 'Un niveau au-dessus de {name} est vide.',
    'bad-position': 'Sa position n’est pas une latitude et une longitude en degrés.',
    duplicate: '{name} figure plusieurs fois dans le fichier.',
    'parent-missing': 'Il n’est pas dit où il se trouve.',
    'parent-unknown': 'Aucune unité de code {parent} ne peut le contenir.',
    'parent-unmatched': 'L’unité qui le contient ({parent}) n’a pas été reconnue.',
    'no-match': 'Il n’y a ni le code {code} ni, dans {parent}, le nom {name}.',
    ambiguous: 'Plusieurs unités s’appellent {name} dans {parent}.',
    'code-differs': '{name} a déjà un autre code de ce système.',
    'level-differs': 'Le code {code} est celui d’une unité d’un autre niveau.',
    loop: '{name} se trouverait dans lui-même.',
    'not-an-area': 'Ce n’est pas une surface (polygone).',
    'not-degrees': 'Ses coordonnées ne sont pas des longitudes et latitudes en degrés.',
    'bad-ring': 'Un anneau de sa limite n’est pas fermé ou n’entoure rien.',
  },
  ro: {
    'no-name': 'Nu are nume.',
    'no-level': 'Nu se spune de ce nivel este.',
    'level-unknown': 'Nu există nivelul „{level}”.',
    hole: 'Un nivel de deasupra lui {name} este gol.',
    'bad-position': 'Poziția nu este o latitudine și o longitudine în grade.',
    duplicate: '{name} apare de mai multe ori în fișier.',
    'parent-missing': 'Nu se spune în ce se află.',
    'parent-unknown': 'Nu există o unitate cu codul {parent} în care s-ar putea afla.',
    'parent-unmatched': 'Unitatea în care se află ({parent}) nu a fost recunoscută.',
    'no-match': 'Nu există nici codul {code}, nici numele {name} în {parent}.',
    ambiguous: 'Mai multe unități se numesc {name} în {parent}.',
    'code-differs': '{name} are deja un alt cod din acest sistem.',
    'level-differs': 'Codul {code} este al unei unități de alt nivel.',
    loop: '{name} s-ar afla în ea însăși.',
    'not-an-area': 'Nu este o suprafață (poligon).',
    'not-degrees': 'Coordonatele nu sunt longitudini și latitudini în grade.',
    'bad-ring': 'Un inel al limitei nu este închis sau nu înconjoară nimic.',
  },
  zh: {
    'no-name': '没有名称。',
    'no-level': '未说明属于哪一级。',
    'level-unknown': '没有“{level}”这一级。',
    hole: '{name} 之上有一级为空。',
    'bad-position': '位置不是以度表示的纬度和经度。',
    duplicate: '文件中 {name} 出现多次。',
    'parent-missing': '未说明隶属于哪个单位。',
    'parent-unknown': '没有代码为 {parent} 的上级单位。',
    'parent-unmatched': '其上级单位（{parent}）未匹配。',
    'no-match': '既没有代码 {code}，{parent} 中也没有名称 {name}。',
    ambiguous: '{parent} 中有多个单位名为 {name}。',
    'code-differs': '{name} 在此编码体系中已有其他代码。',
    'level-differs': '代码 {code} 属于另一级的单位。',
    loop: '{name} 将隶属于它自己。',
    'not-an-area': '不是面（多边形）。',
    'not-degrees': '坐标不是以度表示的经度和纬度。',
    'bad-ring': '边界的一个环未闭合或未围成区域。',
  },
};

export interface ReasonValues {
  name?: string | null;
  code?: string | null;
  parent?: string | null;
  level?: string | null;
}

export const reasonText = (language: Language, reason: Reason, values: ReasonValues): string =>
  TEXTS[language][reason].replace(/\{(\w+)\}/g, (_, key: string) => values[key as keyof ReasonValues] ?? '—');
