import type { MemberProfile } from '@msurvey/contract';
import { DefinitionList } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCan } from '~/app/session/index.ts';
import { groupProfilePath, memberInstancePath } from '~/features/registry/parts/paths.ts';
import { officeOf } from '~/features/registry/parts/words.ts';
import { Here } from '~/features/registry/profile/Here.tsx';
import { useMemberFacts } from '~/features/registry/profile/member-facts.ts';
import { Photo } from '~/features/registry/profile/Photo.tsx';
import { Section } from '~/features/registry/profile/Section.tsx';
import { useTexts } from '~/features/registry/texts.ts';

interface MemberFactsProps {
  projectId: number;
  member: MemberProfile;
}

export function MemberFacts({ projectId, member }: MemberFactsProps) {
  const t = useTexts();
  const facts = useMemberFacts(member);
  const { household, position, projects } = member;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '5fr 3fr' }, alignItems: 'start' }}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Section title={t('member.person')}>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
            <Photo {...member} />
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <DefinitionList items={facts.person} />
            </Box>
          </Stack>
        </Section>
        <Section title={t('household.title')}>
          <DefinitionList items={facts.land} />
          {household.members.length > 0 && (
            <Typography variant="body2" component="div">
              {t('household.members')}{' '}
              {household.members.map(({ id, instance, name }, at) => (
                <span key={id}>
                  {at > 0 && ' · '}
                  <Link href={memberInstancePath(projectId, instance)}>{name}</Link>
                </span>
              ))}
            </Typography>
          )}
        </Section>
      </Stack>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Section title={t('member.address')}>
          <DefinitionList items={facts.place} />
        </Section>
        <Section title={t('member.groups')} count={member.groups.length}>
          <Groups projectId={projectId} groups={member.groups} />
        </Section>
        <Section title={t('member.projects')} count={member.projectCount}>
          {projects.length === 0 ? (
            <Typography color="textSecondary">{t('member.noProjects')}</Typography>
          ) : (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              {projects.map(({ id, name }) => (
                <Chip key={id} size="small" label={name ?? t('member.project', { id })} />
              ))}
            </Stack>
          )}
        </Section>
        {position && <Here label={member.name} {...position} />}
      </Stack>
    </Box>
  );
}

function Groups({ projectId, groups }: { projectId: number; groups: MemberProfile['groups'] }) {
  const t = useTexts();
  const opens = useCan()('Group Register/View');
  if (groups.length === 0) return <Typography color="textSecondary">{t('member.noGroup')}</Typography>;
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
      {groups.map((group) => {
        const office = officeOf(group);
        const name = [group.groupCode, group.name].filter(Boolean).join(' · ');
        return (
          <Stack component="li" key={group.id} direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            {opens ? <Link href={groupProfilePath(projectId, group.id)}>{name}</Link> : name}
            {office && <Chip size="small" variant="outlined" label={t(`office.${office}`)} />}
          </Stack>
        );
      })}
    </Stack>
  );
}
