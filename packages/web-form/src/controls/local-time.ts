const two = (n: number): string => String(Math.trunc(Math.abs(n))).padStart(2, '0');

/** `+06:00`, as the place of the person is at that moment. */
export function offsetAt(moment: Date): string {
  const minutes = -moment.getTimezoneOffset();
  return `${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

/** What a time box holds → what the XML holds: phones write seconds and the offset too. */
export function toAnswer(shown: string, hasDate: boolean): string {
  if (!shown) return '';
  const full = /:\d\d:\d\d/.test(shown) ? shown : `${shown}:00`;
  const moment = hasDate ? new Date(full) : new Date();
  return `${full}.000${offsetAt(moment)}`;
}

/** What the XML holds → what a time box shows: the clock as it was read there. */
export const toShown = (answer: string, hasDate: boolean): string => answer.slice(0, hasDate ? 16 : 5);
