import type { DemonstrationRow } from '@msurvey/contract';
import { IconPlant2 } from '@msurvey/ui/icons';
import { useDemonstrationColumns } from '~/features/registry/beneficiaries/demonstration-columns.tsx';
import { useGps } from '~/features/registry/beneficiaries/use-gps.tsx';
import { AskToAdd } from '~/features/registry/parts/AskToAdd.tsx';
import { exportTool } from '~/features/registry/parts/ExportButton.tsx';
import { useSearchField } from '~/features/registry/parts/registry-fields.ts';
import { useRegistryForms } from '~/features/registry/parts/use-registry-forms.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { api } from '~/lib/client.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { SHORT_REGISTRY_LIST } from '~/lib/list/sizes.ts';
import { useList } from '~/lib/list/use-list.ts';

/** Who has a demonstration on their land; positions and harvests are follow-ups, recorded when they are known. */
export function DemonstrationsTab({ projectId }: { projectId: number }) {
  const t = useTexts();
  const forms = useRegistryForms(projectId);
  const list = useList({
    filters: { search: '' },
    ...SHORT_REGISTRY_LIST,
    prefix: 'd.',
    call: ({ filters: { search }, page, pageSize }) =>
      api.demonstrations.query({ body: { projectId, search, page, limit: pageSize } }),
  });
  const { search } = list.filters;
  const can = list.answer?.meta.can;
  const canAdd = can?.create === true;
  const addPath = canAdd ? forms.add('demonstration') : undefined;
  const gps = useGps(forms, t('demonstrations.addGps'), canAdd);
  const actions = (row: DemonstrationRow) => {
    const production = canAdd ? forms.add('production', { column: 'followed_id', value: row.id }) : undefined;
    return [
      ...gps.actionFor(row, row.demo),
      ...(production
        ? [{ id: 'production', label: t('demonstrations.addProduction'), icon: IconPlant2, href: production }]
        : []),
    ];
  };
  return (
    <ListView
      list={list}
      keptAs="demonstrations"
      title={t('demonstrations.title')}
      columns={useDemonstrationColumns(projectId)}
      rowId={(row) => `${row.id}-${row.position}`}
      serial={t('demonstrations.number')}
      actions={actions}
      warning={<AskToAdd registry="demonstration" />}
      fields={[useSearchField(list)]}
      action={addPath ? { label: t('demonstrations.add'), href: addPath } : undefined}
      tools={exportTool(can?.export, {
        title: t('demonstrations.title'),
        start: (type, values) => api.exportDemonstrations({ body: { projectId, search, type, values } }),
      })}
      empty={{ hint: t('demonstrations.emptyHint') }}
    >
      {gps.dialog}
    </ListView>
  );
}
