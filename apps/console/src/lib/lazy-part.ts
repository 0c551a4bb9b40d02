import { type ComponentType, lazy } from 'react';
import { loadTexts } from '~/lib/i18n.ts';

/** A part of a page that belongs to another feature: its code and words come when it is opened, together. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>, ...namespaces: string[]) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadTexts(...namespaces)]);
    return { default: part };
  });
