import { CHECK_CODES } from '@msurvey/domain';
import type { FilterField } from '@msurvey/ui';
import { useQuery } from '@tanstack/react-query';
import { AGES, ANY_WAITING, type WaitingFilters } from '~/features/activities/desk/waiting-filters.ts';
import { queueText } from '~/features/activities/parts/queue-text.ts';
import { subActivityName } from '~/features/activities/parts/sub-activity-name.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { usePlaceFilter } from '~/features/geography/index.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { fieldsOf } from '~/lib/list/fields.ts';

/** Files that have not come yet are no finding that is kept with a record. */
const FINDINGS = CHECK_CODES.filter((code) => code !== 'files-missing');

interface Narrowed {
  filters: WaitingFilters;
  setFilters: (changes: Partial<WaitingFilters>) => void;
}

/** Place, agency, sub-activity, collector, age and check. Only what waits is offered, each with how much of it. */
export function useWaitingFields(projectId: number, { filters, setFilters }: Narrowed): FilterField[] {
  const t = useTexts();
  const { number } = useFormat();
  const pending = useQuery(api.pendingValidation.query({ query: { projectId } })).data?.data ?? [];
  const whose = useQuery(api.validationFilters.query({ query: { projectId } })).data?.data;
  const list = { filters, any: ANY_WAITING, setFilters };
  const by = fieldsOf<WaitingFilters>(list);
  const any = t('filter.all');
  const chip = (name: string) => name;
  const counted = <Id>(id: Id, name: string, total: number) => ({ id, name: `${name} (${number(total)})` });
  return [
    ...usePlaceFilter({ ...list, chip: (_, name) => name }),
    by.choice('agency', {
      label: t('queue.agency'),
      any,
      chip,
      options: (whose?.agencies ?? []).map(({ id, name, total }) => counted(id, name, total)),
    }),
    by.choice('subActivity', {
      label: t('pending.name'),
      any,
      chip,
      options: pending.map((row) =>
        counted(String(row.sub_activity_id), subActivityName(row) || t(queueText(row.sub_activity_id)), row.total),
      ),
    }),
    by.choice('collector', {
      label: t('queue.collector'),
      any,
      chip,
      options: (whose?.collectors ?? []).map(({ id, name, total }) => counted(id, name, total)),
    }),
    by.choice('days', {
      label: t('queue.age'),
      any,
      chip,
      options: AGES.map((days) => ({ id: days as number, name: t('queue.ageOver', { days }) })),
    }),
    by.choice('check', {
      label: t('queue.check'),
      any,
      chip,
      options: FINDINGS.map((code) => ({ id: code as string, name: t(`finding.${code}`) })),
    }),
  ];
}
