/** The first letter of each name as a reader sees it: a Bengali letter keeps its vowel sign. */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [firstName, lastName]
    .map((name) => letters.segment(name.trim())[Symbol.iterator]().next().value?.segment ?? '')
    .join('')
    .toLocaleUpperCase();
}
