import { useQuery } from '@tanstack/react-query';
import Stack from '@mui/material/Stack';
import { useParams } from 'react-router';
import { useCan } from '~/app/session/index.ts';
import { tabPath } from '~/features/registry/parts/paths.ts';
import { GroupFacts } from '~/features/registry/profile/GroupFacts.tsx';
import { GroupMembers } from '~/features/registry/profile/GroupMembers.tsx';
import { History } from '~/features/registry/profile/History.tsx';
import { ProfileGate } from '~/features/registry/profile/ProfileGate.tsx';
import { RecordHeader } from '~/features/registry/profile/RecordHeader.tsx';
import { SameCode } from '~/features/registry/profile/SameCode.tsx';
import { useTexts } from '~/features/registry/texts.ts';
import { api } from '~/lib/client.ts';
import { ProfileParts } from '~/lib/profile-parts.tsx';

/** One farmer group: itself, its members, and what they took part in. */
export default function GroupPage() {
  const t = useTexts();
  const params = useParams();
  const [projectId, id] = [Number(params.id), params.groupId ?? ''];
  const seesMembers = useCan()('Member Register/View');
  const query = useQuery({ ...api.group.query({ query: { projectId, id } }), staleTime: 0 });
  return (
    <ProfileGate
      projectId={projectId}
      query={query}
      title={t('group.crumb')}
      back={{ href: tabPath(projectId, 'groups'), label: t('groups.title') }}
      unknown={t('group.unknown')}
    >
      {(group) => (
        <Stack sx={{ gap: 2 }}>
          <RecordHeader projectId={projectId} what="group" shown={group} address={group.id} code={group.groupCode} />
          <SameCode projectId={projectId} groups={group.sameCode} />
          <GroupFacts projectId={projectId} group={group} />
          {seesMembers && <GroupMembers projectId={projectId} groupId={group.id} />}
          <History of="group" projectId={projectId} instance={group.instance} />
          <ProfileParts of="group" projectId={projectId} instance={group.instance} />
        </Stack>
      )}
    </ProfileGate>
  );
}
