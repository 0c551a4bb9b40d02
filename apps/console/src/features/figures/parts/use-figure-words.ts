import { figureDefinition, figureName, type FigureName } from '@msurvey/domain';
import { useLanguage } from '~/lib/use-language.ts';

/** What figures are called and what they count, in the reader's language. */
export function useFigureWords() {
  const language = useLanguage();
  return {
    nameOf: (figure: FigureName): string => figureName(figure, language),
    definitionOf: (figure: FigureName): string => figureDefinition(figure, language),
  };
}
