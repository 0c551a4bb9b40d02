import type { FigureCut, FigureCutWords } from '@msurvey/contract';
import {
  cutWord,
  type FigureName,
  FIGURES,
  fiscalSpan,
  isMonth,
  kindWord,
  NO_SUB_ACTIVITY,
  PROGRAMME_NAMES,
} from '@msurvey/domain';
import { useTexts } from '~/features/figures/texts.ts';
import { useFormat } from '~/lib/format.ts';
import { dateTag } from '~/lib/locale-tags.ts';
import { useLanguage } from '~/lib/use-language.ts';

const MOST_NAMED = 3;

/** Years or months in words; a span from July to June is a fiscal year. */
function usePeriodWords() {
  const t = useTexts();
  const { number } = useFormat();
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(dateTag(language), { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const month = (period: number) => format.format(new Date(Date.UTC(Math.floor(period / 100), (period % 100) - 1)));
  const word = (period: number) => (isMonth(period) ? month(period) : number(period, { useGrouping: false }));
  return ({ from, to }: Pick<FigureCut, 'from' | 'to'>): string[] => {
    if (from === null || to === null) return [];
    const year = Math.floor(from / 100);
    if (isMonth(from) && fiscalSpan(year).from === from && fiscalSpan(year).to === to)
      return [t('cut.fiscal', { year: `${year}-${String((year + 1) % 100).padStart(2, '0')}` })];
    // From before any project: whatever was until then.
    if (isMonth(from) && year <= 1900) return [t('cut.span', { from: '…', to: word(to) })];
    return [from === to ? word(from) : t('cut.span', { from: word(from), to: word(to) })];
  };
}

/** What a figure was asked for, in words; only what has a meaning for it. People have no agency and no kind of crop. */
export function useCutWords(figure: FigureName) {
  const t = useTexts();
  const periodWords = usePeriodWords();
  const { counts } = FIGURES[figure];
  const language = useLanguage();
  return (cut: FigureCut, words: FigureCutWords): string[] => {
    const { unit, programme, agency, subActivities, crop } = words;
    const more = subActivities.length - MOST_NAMED;
    const ofWorks = [
      ...(agency ? [agency] : []),
      ...subActivities.slice(0, MOST_NAMED),
      ...(more > 0 ? [t('cut.more', { count: more })] : []),
      ...(cut.subActivityIds?.includes(NO_SUB_ACTIVITY) ? [cutWord('noSubActivity', language)] : []),
      ...(cut.kind === null ? [] : [kindWord(cut.kind, language)]),
      ...(cut.isFirst ? [cutWord('first', language)] : []),
      ...(cut.sex ? [cutWord(cut.sex, language)] : []),
      ...(cut.ageGroup ? [cutWord(cut.ageGroup, language)] : []),
      ...(cut.isEthnic == null ? [] : [cutWord(cut.isEthnic ? 'ethnic' : 'notEthnic', language)]),
      ...(cut.crop === '' ? [cutWord('noCrop', language)] : crop ? [crop] : []),
    ];
    const said = [
      ...(unit ? [unit] : []),
      ...(cut.isExact ? [cutWord('exact', language)] : []),
      ...(programme === null ? [] : [PROGRAMME_NAMES[programme] ?? String(programme)]),
      ...periodWords(cut),
      ...(counts === 'works' || counts === 'reach' ? ofWorks : []),
    ];
    return said.length > 0 ? said : [t('cut.all')];
  };
}
