import type { Language, SourceFormula } from '@msurvey/domain';
import { numberIn } from '#texts/in-digits.ts';
import { filled, texts } from '#texts/texts.ts';

const word = texts({
  en: {
    note: 'Counted once from the records of “{form}”: {formula}, {records} records.',
    count: 'number of records',
    distinct: 'different values',
    sum: 'sum',
    average: 'average',
    share: 'share',
  },
  bn: {
    note: '“{form}” ফর্মের রেকর্ড থেকে একবার গণনা: {formula}, {records}টি রেকর্ড।',
    count: 'রেকর্ডের সংখ্যা',
    distinct: 'ভিন্ন ভিন্ন মান',
    sum: 'যোগফল',
    average: 'গড়',
    share: 'অংশ',
  },
  fr: {
    note: 'Compté une fois à partir des enregistrements de « {form} » : {formula}, {records} enregistrements.',
    count: 'nombre d’enregistrements',
    distinct: 'valeurs différentes',
    sum: 'somme',
    average: 'moyenne',
    share: 'part',
  },
  ro: {
    note: 'Numărat o dată din înregistrările din „{form}”: {formula}, {records} înregistrări.',
    count: 'numărul de înregistrări',
    distinct: 'valori diferite',
    sum: 'sumă',
    average: 'medie',
    share: 'pondere',
  },
  zh: {
    note: '由“{form}”的记录一次性统计：{formula}，{records} 条记录。',
    count: '记录数',
    distinct: '不同值的个数',
    sum: '合计',
    average: '平均值',
    share: '占比',
  },
});

/** What a value that was filled in says of where it comes from. */
export const fillNote = (form: string, formula: SourceFormula, records: number, language: Language): string =>
  filled(word('note', language), {
    form: form.slice(0, 300),
    formula: word(formula, language),
    records: numberIn(language)(records),
  });
