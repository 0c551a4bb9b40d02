const SMALLEST = 7;
const LARGEST = 30;

/** The radius whose area stands for the count: twice as many people, twice the area. */
export const radiusOf = (value: number, most: number): number =>
  most > 0 ? Math.max(SMALLEST, LARGEST * Math.sqrt(value / most)) : SMALLEST;
