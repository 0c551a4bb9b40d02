import type { GroupProfile } from '@msurvey/contract';
import { DefinitionList } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCan } from '~/app/session/index.ts';
import { memberInstancePath } from '~/features/registry/parts/paths.ts';
import { useCodeWords } from '~/features/registry/parts/words.ts';
import { Here } from '~/features/registry/profile/Here.tsx';
import { Photo } from '~/features/registry/profile/Photo.tsx';
import { Section } from '~/features/registry/profile/Section.tsx';
import { useTexts } from '~/features/registry/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface GroupFactsProps {
  projectId: number;
  group: GroupProfile;
}

export function GroupFacts({ projectId, group }: GroupFactsProps) {
  const t = useTexts();
  const { date, dateTime, number } = useFormat();
  const words = useCodeWords();
  const { place, position } = group;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '5fr 3fr' }, alignItems: 'start' }}>
      <Section title={t('group.facts')}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <Photo {...group} />
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <DefinitionList
              items={[
                { term: t('group.type'), value: words.groupType(group) },
                { term: t('group.formed'), value: date(group.formationDate) },
                { term: t('group.memberCount'), value: number(group.memberCount) },
                { term: t('group.men'), value: number(group.maleCount) },
                { term: t('group.women'), value: number(group.femaleCount) },
                { term: t('place.village'), value: place.village },
                { term: t('place.union'), value: place.union },
                { term: t('place.upazila'), value: place.upazila },
                { term: t('place.district'), value: place.district },
                { term: t('place.division'), value: place.division },
                { term: t('group.remarks'), value: group.remarks },
                { term: t('member.registeredBy'), value: group.registeredBy },
                { term: t('member.received'), value: dateTime(group.receivedAt) },
              ]}
            />
          </Box>
        </Stack>
      </Section>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Section title={t('group.officers')} count={group.officers.length}>
          <Officers projectId={projectId} officers={group.officers} />
        </Section>
        {position && <Here label={group.name} {...position} />}
      </Stack>
    </Box>
  );
}

function Officers({ projectId, officers }: { projectId: number; officers: GroupProfile['officers'] }) {
  const t = useTexts();
  const opens = useCan()('Member Register/View');
  if (officers.length === 0) return <Typography color="textSecondary">{t('group.noOfficers')}</Typography>;
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
      {officers.map(({ id, instance, name, designation, contact }) => (
        <Stack component="li" key={id} direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Chip size="small" variant="outlined" label={t(`office.${designation}`)} />
          {opens ? <Link href={memberInstancePath(projectId, instance)}>{name}</Link> : name}
          {contact && (
            <Typography variant="body2" color="textSecondary" component="span">
              {contact}
            </Typography>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
