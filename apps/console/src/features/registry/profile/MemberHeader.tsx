import type { MemberProfile } from '@msurvey/contract';
import { NoticeButton } from '@msurvey/ui';
import { IconUsers } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import { duplicatesPath, memberInstancePath } from '~/features/registry/parts/paths.ts';
import { RecordHeader } from '~/features/registry/profile/RecordHeader.tsx';
import { useTexts } from '~/features/registry/texts.ts';

/** A member, and where they are found when their record was merged into another. */
export function MemberHeader({ projectId, member }: { projectId: number; member: MemberProfile }) {
  const t = useTexts();
  const { can, mergedInto } = member;
  return (
    <>
      <RecordHeader
        projectId={projectId}
        what="member"
        shown={member}
        address={member.instance}
        code={member.member_id && t('member.numbered', { number: member.member_id })}
        own={can.merge ? [{ label: t('duplicates.title'), icon: IconUsers, href: duplicatesPath(projectId) }] : []}
      />
      {mergedInto && (
        <Alert
          severity="info"
          action={<NoticeButton href={memberInstancePath(projectId, mergedInto.instance)} label={t('merged.open')} />}
        >
          {t('merged.into')}
        </Alert>
      )}
    </>
  );
}
