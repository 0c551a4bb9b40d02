import type { MemberProfile } from '@msurvey/contract';
import { PageHeader, StatusChip } from '@msurvey/ui';
import { IconFile, IconPencil, IconPrinter, IconTrash, IconUsers } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router';
import { duplicatesPath, memberInstancePath, tabPath } from '~/features/registry/parts/paths.ts';
import { useDelete } from '~/features/registry/parts/use-delete.ts';
import { useRegistryForms } from '~/features/registry/parts/use-registry-forms.ts';
import { useTexts } from '~/features/registry/texts.ts';

const LOOK = { received: 'new', approved: 'approved', rejected: 'rejected' } as const;

/** Who it is, what was decided about the record, and what one may do. */
export function MemberHeader({ projectId, member }: { projectId: number; member: MemberProfile }) {
  const t = useTexts();
  const navigate = useNavigate();
  const forms = useRegistryForms(projectId);
  const remove = useDelete(projectId, 'member');
  const { can, mergedInto } = member;
  const edit = can.edit ? forms.edit(member) : undefined;
  const record = forms.record(member);
  return (
    <>
      <PageHeader
        title={member.name}
        subtitle={
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}>
            {member.nameBn && <span lang="bn">{member.nameBn}</span>}
            {member.member_id && <span>{t('member.numbered', { number: member.member_id })}</span>}
            <StatusChip status={LOOK[member.state]} label={t(`state.${member.state}`)} />
          </Stack>
        }
        action={edit ? { label: t('edit'), icon: IconPencil, href: edit } : undefined}
        more={[
          { label: t('print'), icon: IconPrinter, onClick: () => window.print() },
          ...(record ? [{ label: t('record'), icon: IconFile, href: record }] : []),
          ...(can.merge ? [{ label: t('duplicates.title'), icon: IconUsers, href: duplicatesPath(projectId) }] : []),
          ...(can.delete
            ? [
                {
                  label: t('delete'),
                  icon: IconTrash,
                  onClick: () => void remove.ask(member, () => void navigate(tabPath(projectId, 'members'))),
                },
              ]
            : []),
        ]}
      />
      {mergedInto && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" href={memberInstancePath(projectId, mergedInto.instance)}>
              {t('merged.open')}
            </Button>
          }
        >
          {t('merged.into')}
        </Alert>
      )}
    </>
  );
}
