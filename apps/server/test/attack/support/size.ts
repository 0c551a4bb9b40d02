/** `npm run attack` runs the whole; the ordinary test run a short form of the same. */
const isWhole = process.env.ATTACK === 'whole';
export const size = (short: number, whole: number): number => (isWhole ? whole : short);

/** So many at a time, each in its turn. */
export async function inTurns<T>(count: number, atOnce: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < count; n = next++) results[n] = await work(n);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
  return results;
}
