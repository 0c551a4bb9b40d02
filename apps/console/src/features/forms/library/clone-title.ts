const two = (value: number): string => String(value).padStart(2, '0');

/** `20261115093042`: the moment of cloning, readable and without signs that a file name would refuse. */
function timestamp(now: Date): string {
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `${day}${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}

/** Titles may have 200 letters; of a very long one the end gives way to the suffix. */
const LONGEST = 200;

export function cloneTitle(title: string, now = new Date()): string {
  const suffix = `_clone_${timestamp(now)}`;
  return [...title].slice(0, LONGEST - suffix.length).join('') + suffix;
}
