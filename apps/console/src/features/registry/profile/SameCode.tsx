import { NoticeButton } from '@msurvey/ui';
import type { GroupProfile } from '@msurvey/contract';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useCan } from '~/app/session/index.ts';
import { groupDuplicatesPath, groupProfilePath } from '~/features/registry/parts/paths.ts';
import { useTexts } from '~/features/registry/texts.ts';

/** The check "code in use": which groups have it too, and where that is decided. */
export function SameCode({ projectId, groups }: { projectId: number; groups: GroupProfile['sameCode'] }) {
  const t = useTexts();
  const decides = useCan()('Group Register/Edit');
  if (groups.length === 0) return null;
  return (
    <Alert
      severity="warning"
      action={
        decides ? <NoticeButton href={groupDuplicatesPath(projectId)} label={t('groupPairs.compare')} /> : undefined
      }
    >
      {t('group.codeInUseBy')}{' '}
      {groups.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link color="inherit" href={groupProfilePath(projectId, id)}>
            {name}
          </Link>
        </span>
      ))}
    </Alert>
  );
}
