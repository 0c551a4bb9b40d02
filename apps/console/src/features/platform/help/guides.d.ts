/** Made by build/guides.ts. */
declare module 'virtual:guides' {
  export const guides: import('~/features/platform/help/guide.ts').Guides;
  /** Addresses of pictures by the names of their files. */
  export const pictures: Record<string, string>;
}
