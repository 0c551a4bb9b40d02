import { useTranslation } from 'react-i18next';
import { useMatches, useSearchParams } from 'react-router';
import { useCan } from '~/app/session/index.ts';
import { useNames } from '~/lib/names.ts';
import type { Address, Crumb, Page, PageHandle } from '~/lib/page.tsx';
import type { Values } from '~/lib/texts.ts';

export interface TrailStep {
  label: string;
  path?: string;
  /** It is the name of something, not a word for a kind of screen. */
  isName?: boolean;
}

/** The open screen and those above it, in words: what has a name is called by it as soon as that is known. */
export function useTrail(): TrailStep[] {
  const can = useCan();
  const match = useMatches().findLast((one) => (one.handle as PageHandle | undefined)?.page);
  const page = (match?.handle as PageHandle | undefined)?.page;
  const at = { params: match?.params ?? {}, query: useSearchParams()[0] };
  const steps: (Crumb | Page)[] = page ? [...(page.parents ?? []), page] : [];
  const names = useNames(steps.map(({ about }) => about?.(at)));
  const namespaces = steps.map(({ namespace }) => namespace);
  const { t } = useTranslation([...namespaces, 'shell'], { useSuspense: false });
  const say = t as unknown as (key: string, values: Values & { ns: string }) => string;
  return steps.map((step, place) => {
    const told = names[place];
    const label = told?.name ?? say(step.title, { ns: step.namespace, ...valuesOf(step, at) });
    const path = step === page ? undefined : (told?.path ?? pathOf(step, at));
    return { label, isName: told !== undefined, ...(path && can(step.needs ?? 'signed-in') ? { path } : {}) };
  });
}

const valuesOf = (step: Crumb | Page, { params }: Address): Values =>
  'titleValues' in step ? (step.titleValues?.(params) ?? {}) : {};

const pathOf = ({ path }: Crumb | Page, at: Address): string | undefined =>
  typeof path === 'function' ? path(at) : path;
