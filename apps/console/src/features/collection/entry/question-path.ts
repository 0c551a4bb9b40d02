/** The name of the element that holds a form's answers: `data`. */
export const rootOf = (xform: string): string => /<instance(?:\s[^>]*)?>\s*<([\w.:-]+)/.exec(xform)?.[1] ?? 'data';

/** `plot[2]/crop`, `/plot[2]/crop` and `/data/plot[2]/crop` name the same question; the form wants the last. */
export function wholePath(root: string, path: string | null | undefined): string | undefined {
  const bare = path?.replace(/^\/+/, '');
  if (!bare) return undefined;
  return bare.startsWith(`${root}/`) ? `/${bare}` : `/${root}/${bare}`;
}
