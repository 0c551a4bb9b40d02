/**
 * The server writes a fresh nonce into the page. Everything that makes style elements must carry it:
 * emotion through its cache, the toasts' little style engine through this global, which it reads when first used.
 */
const written =
  typeof document === 'undefined' ? '' : document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

export const nonce: string | undefined = written && !written.startsWith('__') ? written : undefined;

if (typeof window !== 'undefined') (window as { __nonce__?: string }).__nonce__ = nonce ?? '';
