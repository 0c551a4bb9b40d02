import { createStore, useStore } from '~/lib/store.ts';

type Layout = 'whole' | 'pages';
const KEY = 'msurvey.entry-layout';
const isLayout = (text: unknown): text is Layout => text === 'whole' || text === 'pages';

const storage = typeof localStorage === 'undefined' ? undefined : localStorage;
const kept = storage?.getItem(KEY);
/** How this person likes to fill forms, kept per browser; undefined: as each form asks. */
const layout = createStore<{ chosen: Layout | undefined }>({ chosen: isLayout(kept) ? kept : undefined });
layout.subscribe(() => storage?.setItem(KEY, layout.get().chosen ?? ''));

const choose = (chosen: Layout): void => layout.set({ chosen });
/** For `<WebForm>`: the layout, and who remembers another one. */
export const useEntryLayout = () => ({ layout: useStore(layout).chosen, onLayoutChange: choose });
