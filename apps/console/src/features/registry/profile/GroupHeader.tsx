import type { GroupProfile } from '@msurvey/contract';
import { PageHeader, StatusChip } from '@msurvey/ui';
import { IconFile, IconPencil, IconPrinter, IconTrash } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router';
import { tabPath } from '~/features/registry/parts/paths.ts';
import { useDelete } from '~/features/registry/parts/use-delete.ts';
import { useRegistryForms } from '~/features/registry/parts/use-registry-forms.ts';
import { useTexts } from '~/features/registry/texts.ts';

const LOOK = { received: 'new', approved: 'approved', rejected: 'rejected' } as const;

export function GroupHeader({ projectId, group }: { projectId: number; group: GroupProfile }) {
  const t = useTexts();
  const navigate = useNavigate();
  const forms = useRegistryForms(projectId);
  const remove = useDelete(projectId, 'group');
  const edit = group.can.edit ? forms.edit(group) : undefined;
  const record = forms.record(group);
  return (
    <PageHeader
      title={group.name}
      subtitle={
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}>
          {group.nameBn && <span lang="bn">{group.nameBn}</span>}
          {group.groupCode && <span>{group.groupCode}</span>}
          <StatusChip status={LOOK[group.state]} label={t(`state.${group.state}`)} />
        </Stack>
      }
      action={edit ? { label: t('edit'), icon: IconPencil, href: edit } : undefined}
      more={[
        { label: t('print'), icon: IconPrinter, onClick: () => window.print() },
        ...(record ? [{ label: t('record'), icon: IconFile, href: record }] : []),
        ...(group.can.delete
          ? [
              {
                label: t('delete'),
                icon: IconTrash,
                onClick: () => void remove.ask(group, () => void navigate(tabPath(projectId, 'groups'))),
              },
            ]
          : []),
      ]}
    />
  );
}
