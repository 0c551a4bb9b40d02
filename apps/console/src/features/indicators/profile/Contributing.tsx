import type { Contribution } from '@msurvey/contract';
import { type Column, ConfirmDialog, DataTable, PanelHeader } from '@msurvey/ui';
import { IconPencil, IconPlus, IconTrash } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfIndicator } from '~/features/indicators/parts/of-indicator.ts';
import { ProgressBar } from '~/features/indicators/parts/ProgressBar.tsx';
import { indicatorPath } from '~/features/indicators/parts/paths.ts';
import { IndicatorForm } from '~/features/indicators/profile/IndicatorForm.tsx';
import { useTexts } from '~/features/indicators/texts.ts';
import { api } from '~/lib/client.ts';
import { NotYet } from '~/lib/NotYet.tsx';
import { useAction } from '~/lib/use-action.ts';

/** The indicators that an aggregated one is made of, each with its weight. */
export function Contributing({ projectId, indicator }: OfIndicator) {
  const t = useTexts();
  const logframeId = indicator.id;
  const [edited, setEdited] = useState<Contribution | 'new' | null>(null);
  const [asked, setAsked] = useState<Contribution | null>(null);
  const query = useQuery({
    ...api.contributingIndicators.query({ query: { projectId, logframeId } }),
    staleTime: 0,
  });
  const remove = useAction(
    ({ id }: Contribution) => api.deleteContributingIndicator({ body: { projectId, logframeId, id } }),
    {
      success: t('contributing.saved'),
      refresh: ['contributingIndicators', 'indicatorDetail', 'indicatorTargets'],
    },
  );
  if (!query.data) return <NotYet query={query} />;
  const { data: rows, meta } = query.data;
  const nameOf = ({ indicator: { code, title } }: Contribution) => `${code} ${title}`;
  const columns: Column<Contribution>[] = [
    { id: 'project', header: t('contributing.project'), value: ({ project }) => project.name },
    {
      id: 'indicator',
      header: t('contributing.indicator'),
      primary: true,
      cell: (row) =>
        row.canOpen ? (
          <Link href={indicatorPath(row.project.id, row.indicator.id, 'indicator-profile')}>{nameOf(row)}</Link>
        ) : (
          nameOf(row)
        ),
    },
    { id: 'weight', header: t('contributing.weight'), numeric: true, primary: true },
    {
      id: 'progress',
      header: t('contributing.progress'),
      primary: true,
      width: 200,
      cell: ({ progress }) => <ProgressBar percent={progress} />,
    },
  ];
  const missing = rows.filter(({ indicator: { id } }) => meta.missing.includes(id));
  const actions = (row: Contribution) => [
    { id: 'edit', label: t('edit'), icon: IconPencil, onClick: () => setEdited(row) },
    { id: 'delete', label: t('delete'), icon: IconTrash, onClick: () => setAsked(row) },
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      <PanelHeader
        title={t('contributing.title')}
        count={rows.length}
        {...(meta.can.edit ? { action: { label: t('add'), icon: IconPlus, onClick: () => setEdited('new') } } : {})}
      />
      {rows.length > 0 && !meta.isWhole && (
        <Alert severity="warning">{t('contributing.weights', { sum: meta.weights })}</Alert>
      )}
      {missing.length > 0 && (
        <Alert severity="info">{t('contributing.missing', { names: missing.map(nameOf).join('; ') })}</Alert>
      )}
      <DataTable
        label={t('contributing.title')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        serial={t('column.serial')}
        {...(meta.can.edit ? { actions } : {})}
        empty={{ text: t('none'), ...(meta.can.edit ? { hint: t('contributing.hint') } : {}) }}
      />
      {edited && (
        <IndicatorForm
          projectId={projectId}
          logframeId={logframeId}
          contribution={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {asked && (
        <ConfirmDialog
          open
          text={nameOf(asked)}
          tone="danger"
          confirmLabel={t('delete')}
          onConfirm={() => remove.mutate(asked, { onSettled: () => setAsked(null) })}
          onCancel={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
