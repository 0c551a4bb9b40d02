/**
 * From little to much: one hue that only grows in strength, so that the order is seen by every eye, and in grey print
 * too. The weakest still differs from the ground by its border. A test compares neighbours.
 */
export const AREA_COLORS = {
  light: ['#d9efe0', '#a3d4b3', '#62b07f', '#2b8150', '#0c4a27'],
  dark: ['#1f3b2a', '#2c6043', '#3f8c60', '#65bd86', '#b4ecc6'],
} as const;

/** The colours of so many classes, spread over the whole scale. */
export function areaColors(scheme: keyof typeof AREA_COLORS, count: number): string[] {
  const scale = AREA_COLORS[scheme];
  return Array.from(
    { length: count },
    (_, at) => scale[count === 1 ? 3 : Math.round((at * (scale.length - 1)) / (count - 1))] as string,
  );
}
