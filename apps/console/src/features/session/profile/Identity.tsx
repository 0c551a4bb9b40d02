import type { LoginUser } from '@msurvey/contract';
import { DefinitionList, StatusChip } from '@msurvey/ui';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { initialsOf } from '~/features/session/profile/initials.ts';
import { useTexts } from '~/features/session/texts.ts';
import { useFormat } from '~/lib/format.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** Who one is here: identity and state, then the facts. */
export function Identity({ user }: { user: LoginUser }) {
  const t = useTexts();
  const say = useShellTexts();
  const format = useFormat();
  const [primary] = user.roles;
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <Avatar
          aria-hidden
          sx={{ width: 64, height: 64, bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 600 }}
        >
          {initialsOf(user)}
        </Avatar>
        <Stack sx={{ minWidth: 0, gap: 0.5 }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {user.name}
          </Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <StatusChip status={user.status} />
            {user.isSuperUser ? (
              <Chip size="small" label={t('profile.superUser')} />
            ) : (
              primary && <Chip size="small" label={primary.name} />
            )}
          </Stack>
        </Stack>
      </Stack>
      <DefinitionList
        items={[
          { term: say('person.username'), value: user.username },
          { term: say('person.email'), value: user.email },
          { term: say('person.phone'), value: user.phone },
          { term: say('person.location'), value: user.location },
          { term: t('profile.organization'), value: user.organization.name },
          { term: t('profile.roles'), value: user.roles.map((role) => role.name).join(', ') },
          { term: t('profile.joined'), value: format.date(user.createdAt) },
        ]}
      />
    </Stack>
  );
}
