import { REMOVAL, type RowAction } from '@msurvey/ui';
import { IconMapPin } from '@msurvey/ui/icons';
import { useCan } from '~/app/session/index.ts';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useRemoveMember } from '~/features/projects/team/use-remove-member.ts';
import { useTexts } from '~/features/projects/texts.ts';
import type { RowOf } from '~/lib/client.ts';

type Member = RowOf<'projectMembers'>;

export function useMemberActions(): (member: Member) => RowAction[] {
  const t = useTexts();
  const can = useCan();
  const confirm = useConfirm();
  const remove = useRemoveMember();
  const ask = async (member: Member) => {
    const text = t('team.removeText', { name: member.name });
    if (await confirm({ text, confirmLabel: t('team.remove'), tone: 'danger' })) remove.mutate(member);
  };
  return (member) => [
    ...(member.can.sites
      ? [
          {
            id: 'sites',
            label: t('team.sites'),
            icon: IconMapPin,
            href: `/projects/${member.projectId}/member/${member.userId}/sites`,
          },
        ]
      : []),
    ...(can('Team/Delete')
      ? [
          {
            id: 'remove',
            label: t('team.remove'),
            ...REMOVAL,
            // an archived project, or the last one of the team
            disabled: !member.can.remove,
            onClick: () => void ask(member),
          },
        ]
      : []),
  ];
}
