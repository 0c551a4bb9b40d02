import type { Publication } from '@msurvey/contract';
import type { NodeProgramme } from '@msurvey/domain';
import { type Column, DataTable, PanelHeader, type RowAction, type Status, StatusChip } from '@msurvey/ui';
import { IconDownload, IconEye, IconLock, IconLockOpen, IconPencil } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { PublicationDialog } from '~/features/indicators/published/PublicationDialog.tsx';
import { PublishDialog } from '~/features/indicators/published/PublishDialog.tsx';
import { ReopenDialog } from '~/features/indicators/published/ReopenDialog.tsx';
import { useTexts } from '~/features/indicators/texts.ts';
import { api, messageOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useAction } from '~/lib/use-action.ts';

interface PublicationListProps {
  projectId: number;
  project: NodeProgramme;
  yearWords: (year: number) => string;
}
const LOOKS: Record<Publication['state'], Status> = { closed: 'done', superseded: 'archived', reopened: 'pending' };
type Asked = { what: 'close' } | { what: 'restate' | 'reopen' | 'view'; publication: Publication };

/** What was published of a programme's report: who, when, which year, why. */
export function PublicationList({ projectId, project, yearWords }: PublicationListProps) {
  const t = useTexts();
  const titleId = useId();
  const { dateTime } = useFormat();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, error, refetch } = useQuery({
    ...api.reportPublications.query({ query: { projectId, project } }),
    staleTime: 0,
  });
  const download = useAction(async (id: number) => saveFile(await api.publicationFile({ query: { projectId, id } })));
  const can = data?.meta.can;
  const open = (data?.meta.years ?? []).filter(({ isOver, isClosed }) => isOver && !isClosed);
  const columns: Column<Publication>[] = [
    { id: 'year', header: t('dialog.year'), primary: true, nowrap: true, value: ({ year }) => yearWords(year) },
    { id: 'version', header: t('publish.version'), primary: true, numeric: true },
    {
      id: 'state',
      header: t('column.state'),
      primary: true,
      cell: ({ state }) => <StatusChip status={LOOKS[state]} label={t(`publish.state.${state}`)} />,
    },
    { id: 'by', header: t('history.by') },
    { id: 'at', header: t('history.at'), nowrap: true, value: ({ at }) => dateTime(at) },
    {
      id: 'reason',
      header: t('state.reason'),
      value: ({ reason, reopened }) =>
        [reason, reopened && t('publish.reopenedWith', { name: reopened.by, reason: reopened.reason })]
          .filter(Boolean)
          .join(' · '),
    },
  ];
  const actions = (publication: Publication): RowAction[] => {
    const isOpenable = can?.publish && publication.state === 'closed';
    const ask = (what: 'restate' | 'reopen' | 'view') => () => setAsked({ what, publication });
    return [
      { id: 'view', label: t('view'), icon: IconEye, onClick: ask('view') },
      ...(can?.export
        ? [
            {
              id: 'download',
              label: t('publish.download'),
              icon: IconDownload,
              onClick: () => download.mutate(publication.id),
            },
          ]
        : []),
      ...(isOpenable
        ? [
            { id: 'restate', label: t('publish.restate'), icon: IconPencil, onClick: ask('restate') },
            { id: 'reopen', label: t('publish.reopen'), icon: IconLockOpen, onClick: ask('reopen') },
          ]
        : []),
    ];
  };
  const close = () => setAsked(null);
  return (
    <Stack component="section" aria-labelledby={titleId} sx={{ gap: 2 }}>
      <PanelHeader
        id={titleId}
        title={t('publish.title')}
        {...(can?.publish && open.length > 0
          ? { action: { label: t('publish.close'), icon: IconLock, onClick: () => setAsked({ what: 'close' }) } }
          : {})}
      />
      <DataTable
        label={t('publish.title')}
        columns={columns}
        rows={data?.data}
        rowId={({ id }) => id}
        actions={actions}
        empty={{ text: t('publish.empty'), hint: t('publish.closeAbout') }}
        {...(error ? { error: messageOf(error), onRetry: () => void refetch() } : {})}
      />
      {(asked?.what === 'close' || asked?.what === 'restate') && (
        <PublishDialog
          projectId={projectId}
          project={project}
          years={asked.what === 'restate' ? [asked.publication] : open}
          isRestated={asked.what === 'restate'}
          yearWords={yearWords}
          onClose={close}
        />
      )}
      {asked?.what === 'reopen' && (
        <ReopenDialog
          projectId={projectId}
          publication={asked.publication}
          name={yearWords(asked.publication.year)}
          onClose={close}
        />
      )}
      {asked?.what === 'view' && (
        <PublicationDialog
          projectId={projectId}
          publication={asked.publication}
          yearWords={yearWords}
          onClose={close}
        />
      )}
    </Stack>
  );
}
