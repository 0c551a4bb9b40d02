/** The reader's own day as `YYYY-MM-DD`; the day in Greenwich would be yesterday's until six in the morning. */
export function isoDay(moment = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
