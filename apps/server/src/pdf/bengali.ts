const LETTER = '[\\u0980-\\u09FE]';
/** A consonant with all that is joined beneath it, and the vowel sign that is written before it. */
const CLUSTER =
  '[\\u0995-\\u09B9\\u09CE\\u09DC-\\u09DF\\u09F0\\u09F1]\\u09BC?(?:\\u09CD\\u200D?[\\u0995-\\u09B9\\u09DC-\\u09DF]\\u09BC?)*[\\u09C7\\u09C8\\u09CB\\u09CC]';
const WITHIN_A_WORD = new RegExp(`(?<=${LETTER})(?<!\\u09CD\\u200D?)(?=${CLUSTER})`, 'g');
const NON_JOINER = '\u200C';

export const isBengali = (character: string): boolean => /[\u0964\u0965\u0980-\u09FE\u200C\u200D]/.test(character);

/**
 * The sign of a vowel that is written before its consonant (ে in উপজেলা) has one shape where a word begins and another
 * within it. The shaper takes each for a beginning unless something stands before it that is no letter; a mark without
 * width says so and changes nothing else, as no conjunct goes across two clusters.
 */
export const forShaping = (text: string): string => text.replace(WITHIN_A_WORD, NON_JOINER);
