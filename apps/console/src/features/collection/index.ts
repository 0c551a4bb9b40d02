import { lazyPart } from '~/lib/lazy-part.ts';

export * from '~/features/collection/parts/paths.ts';
export { useRecordFile } from '~/features/collection/submission/use-record-file.ts';

/** On the home page: what the reader collects with. */
export const MyForms = lazyPart(
  async () => (await import('~/features/collection/home/MyForms.tsx')).MyForms,
  'collection',
);
