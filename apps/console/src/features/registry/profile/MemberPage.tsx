import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { tabPath } from '~/features/registry/parts/paths.ts';
import { History } from '~/features/registry/profile/History.tsx';
import { MemberFacts } from '~/features/registry/profile/MemberFacts.tsx';
import { MemberHeader } from '~/features/registry/profile/MemberHeader.tsx';
import { MergedRecords } from '~/features/registry/profile/MergedRecords.tsx';
import { ProfileGate } from '~/features/registry/profile/ProfileGate.tsx';
import { useTexts } from '~/features/registry/texts.ts';
import { api } from '~/lib/client.ts';
import { ProfileParts } from '~/lib/profile-parts.tsx';

/** One farmer: the person, land, household, groups, and all that was done with them. */
export default function MemberPage() {
  const t = useTexts();
  const projectId = Number(useParams().id);
  const [search] = useSearchParams();
  const instance = search.get('instance') ?? '';
  const query = useQuery({ ...api.member.query({ query: { projectId, instance } }), staleTime: 0 });
  return (
    <ProfileGate
      projectId={projectId}
      query={query}
      title={search.get('name') || t('member.crumb')}
      back={{ href: tabPath(projectId, 'members'), label: t('members.title') }}
      unknown={t('member.unknown')}
    >
      {(member) => (
        <Stack sx={{ gap: 2 }}>
          <MemberHeader projectId={projectId} member={member} />
          <MemberFacts projectId={projectId} member={member} />
          <MergedRecords projectId={projectId} member={member} />
          <History of="member" projectId={projectId} instance={instance} />
          <ProfileParts of="member" projectId={projectId} instance={instance} />
        </Stack>
      )}
    </ProfileGate>
  );
}
