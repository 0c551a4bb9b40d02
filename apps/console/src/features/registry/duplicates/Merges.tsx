import { type Column, DataTable } from '@msurvey/ui';
import { IconArrowBackUp } from '@msurvey/ui/icons';
import { useUndoMerge } from '~/features/registry/duplicates/use-merging.ts';
import { Name } from '~/features/registry/parts/Name.tsx';
import { memberProfilePath } from '~/features/registry/parts/paths.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useList } from '~/lib/list/use-list.ts';

type Merge = RowOf<'memberMerges'>;

/** Merges that stand, each of which can be taken back. */
export function Merges({ projectId }: { projectId: number }) {
  const t = useTexts();
  const { dateTime } = useFormat();
  const undo = useUndoMerge(projectId);
  const list = useList({
    call: ({ paged }) => api.memberMerges.query({ body: { projectId, ...paged } }),
    isFresh: true,
  });
  const named = (member: Merge['kept']) =>
    member ? <Name {...member} href={memberProfilePath(projectId, member)} /> : null;
  const columns: Column<Merge>[] = [
    { id: 'kept', header: t('merged.kept'), primary: true, lines: 2, cell: ({ kept }) => named(kept) },
    { id: 'merged', header: t('merged.other'), primary: true, lines: 2, cell: ({ merged }) => named(merged) },
    { id: 'address', header: t('member.address'), value: ({ kept }) => kept?.address },
    { id: 'mergedBy', header: t('merged.by') },
    { id: 'mergedAt', header: t('merged.at'), primary: true, value: (row) => dateTime(row.mergedAt) },
  ];
  return (
    <DataTable
      label={t('merged.list')}
      columns={columns}
      rowId={(row) => row.mergeId}
      actions={(row) => [
        {
          id: 'undo',
          label: t('merged.undo'),
          icon: IconArrowBackUp,
          onClick: () => undo.mutate(row.mergeId),
          disabled: undo.isPending,
        },
      ]}
      {...list.table}
      empty={{ text: t('merged.none'), hint: t('merged.noneHint') }}
    />
  );
}
