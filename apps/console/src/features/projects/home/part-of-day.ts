const NOON = 12;
const DUSK = 17;
const DAWN = 4;

/** For the greeting, by the reader's own clock; who works past midnight is still in yesterday's evening. */
export function partOfDay(now: Date): 'morning' | 'day' | 'evening' {
  const hour = now.getHours();
  if (hour < DAWN || hour >= DUSK) return 'evening';
  return hour < NOON ? 'morning' : 'day';
}
