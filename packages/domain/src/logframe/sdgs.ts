import type { Language } from '../languages.ts';

type Names = Record<Language, string>;
const names = (en: string, bn: string, fr: string, ro: string, zh: string): Names => ({ en, bn, fr, ro, zh });

/** The seventeen goals, by their numbers. */
export const SDGS: Readonly<Record<number, Names>> = {
  1: names('No poverty', 'দারিদ্র্য বিলোপ', 'Pas de pauvreté', 'Fără sărăcie', '无贫穷'),
  2: names('Zero hunger', 'ক্ষুধামুক্তি', 'Faim « zéro »', 'Foamete zero', '零饥饿'),
  3: names(
    'Good health and well-being',
    'সুস্বাস্থ্য ও কল্যাণ',
    'Bonne santé et bien-être',
    'Sănătate și bunăstare',
    '良好健康与福祉',
  ),
  4: names('Quality education', 'মানসম্মত শিক্ষা', 'Éducation de qualité', 'Educație de calitate', '优质教育'),
  5: names('Gender equality', 'জেন্ডার সমতা', 'Égalité entre les sexes', 'Egalitate de gen', '性别平等'),
  6: names(
    'Clean water and sanitation',
    'নিরাপদ পানি ও স্যানিটেশন',
    'Eau propre et assainissement',
    'Apă curată și sanitație',
    '清洁饮水和卫生设施',
  ),
  7: names(
    'Affordable and clean energy',
    'সাশ্রয়ী ও দূষণমুক্ত জ্বালানি',
    'Énergie propre et d’un coût abordable',
    'Energie curată și la prețuri accesibile',
    '经济适用的清洁能源',
  ),
  8: names(
    'Decent work and economic growth',
    'শোভন কাজ ও অর্থনৈতিক প্রবৃদ্ধি',
    'Travail décent et croissance économique',
    'Muncă decentă și creștere economică',
    '体面工作和经济增长',
  ),
  9: names(
    'Industry, innovation and infrastructure',
    'শিল্প, উদ্ভাবন ও অবকাঠামো',
    'Industrie, innovation et infrastructure',
    'Industrie, inovație și infrastructură',
    '产业、创新和基础设施',
  ),
  10: names('Reduced inequalities', 'অসমতা হ্রাস', 'Inégalités réduites', 'Inegalități reduse', '减少不平等'),
  11: names(
    'Sustainable cities and communities',
    'টেকসই নগর ও জনপদ',
    'Villes et communautés durables',
    'Orașe și comunități durabile',
    '可持续城市和社区',
  ),
  12: names(
    'Responsible consumption and production',
    'পরিমিত ভোগ ও উৎপাদন',
    'Consommation et production responsables',
    'Consum și producție responsabile',
    '负责任消费和生产',
  ),
  13: names(
    'Climate action',
    'জলবায়ু কার্যক্রম',
    'Lutte contre les changements climatiques',
    'Acțiune climatică',
    '气候行动',
  ),
  14: names('Life below water', 'জলজ জীবন', 'Vie aquatique', 'Viața acvatică', '水下生物'),
  15: names('Life on land', 'স্থলজ জীবন', 'Vie terrestre', 'Viața terestră', '陆地生物'),
  16: names(
    'Peace, justice and strong institutions',
    'শান্তি, ন্যায়বিচার ও কার্যকর প্রতিষ্ঠান',
    'Paix, justice et institutions efficaces',
    'Pace, justiție și instituții eficiente',
    '和平、正义与强大机构',
  ),
  17: names(
    'Partnerships for the goals',
    'অভীষ্ট অর্জনে অংশীদারিত্ব',
    'Partenariats pour la réalisation des objectifs',
    'Parteneriate pentru obiective',
    '促进目标实现的伙伴关系',
  ),
};
export const SDG_NUMBERS: readonly number[] = Object.keys(SDGS).map(Number);
export const sdgName = (number: number, language: Language): string => SDGS[number]?.[language] ?? String(number);
