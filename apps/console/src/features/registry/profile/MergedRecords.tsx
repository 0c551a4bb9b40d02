import type { MemberProfile } from '@msurvey/contract';
import { type Column, DataTable } from '@msurvey/ui';
import { IconArrowBackUp, IconFile } from '@msurvey/ui/icons';
import { useUndoMerge } from '~/features/registry/duplicates/use-merging.ts';
import { Name } from '~/features/registry/parts/Name.tsx';
import { useRegistryForms } from '~/features/registry/parts/use-registry-forms.ts';
import { Section } from '~/features/registry/profile/Section.tsx';
import { useTexts } from '~/features/registry/texts.ts';
import { useFormat } from '~/lib/format.ts';

type Merged = MemberProfile['merged'][number];

/** Other records of the same person: their history counts here, and each can stand for itself again. */
export function MergedRecords({ projectId, member }: { projectId: number; member: MemberProfile }) {
  const t = useTexts();
  const { dateTime } = useFormat();
  const forms = useRegistryForms(projectId);
  const undo = useUndoMerge(projectId);
  if (member.merged.length === 0) return null;
  const columns: Column<Merged>[] = [
    { id: 'name', header: t('member.name'), primary: true, cell: (row) => <Name {...row} /> },
    { id: 'member_id', header: t('member.number') },
    { id: 'fithersname', header: t('member.father') },
    { id: 'contact', header: t('member.contact') },
    { id: 'address', header: t('member.address'), primary: true },
    { id: 'mergedBy', header: t('merged.by') },
    { id: 'mergedAt', header: t('merged.at'), primary: true, value: (row) => dateTime(row.mergedAt) },
  ];
  const actions = (row: Merged) => {
    const record = forms.record(row);
    return [
      ...(record ? [{ id: 'record', label: t('record'), icon: IconFile, href: record }] : []),
      ...(member.can.merge
        ? [
            {
              id: 'undo',
              label: t('merged.undo'),
              icon: IconArrowBackUp,
              onClick: () => undo.mutate(row.mergeId),
              disabled: undo.isPending,
            },
          ]
        : []),
    ];
  };
  return (
    <Section title={t('merged.title')} count={member.merged.length}>
      <DataTable
        label={t('merged.title')}
        columns={columns}
        rows={member.merged}
        rowId={(row) => row.mergeId}
        actions={actions}
      />
    </Section>
  );
}
