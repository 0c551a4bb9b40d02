import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import type { PageHandle } from '~/lib/page.tsx';
import type { Values } from '~/lib/texts.ts';

export interface TrailStep {
  label: string;
  path?: string;
}

/** The open screen and those above it, in words. */
export function useTrail(): TrailStep[] {
  const match = useMatches().findLast((one) => (one.handle as PageHandle | undefined)?.page);
  const page = (match?.handle as PageHandle | undefined)?.page;
  const namespaces = page ? [page.namespace, ...(page.parents ?? []).map((parent) => parent.namespace)] : [];
  const { t } = useTranslation([...namespaces, 'shell'], { useSuspense: false });
  const say = t as unknown as (key: string, values: Values & { ns: string }) => string;
  if (!page || !match) return [];
  const values = page.titleValues?.(match.params) ?? {};
  return [
    ...(page.parents ?? []).map(({ namespace, title, path }) => ({ label: say(title, { ns: namespace }), path })),
    { label: say(page.title, { ns: page.namespace, ...values }) },
  ];
}
