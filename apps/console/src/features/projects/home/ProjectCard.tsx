import { StatusChip } from '@msurvey/ui';
import { IconCalendar, IconUsers } from '@msurvey/ui/icons';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { usePeriod } from '~/features/projects/home/use-period.ts';
import { useTexts } from '~/features/projects/texts.ts';
import type { RowOf } from '~/lib/client.ts';

const TWO_LINES = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' };

export function ProjectCard({ project }: { project: RowOf<'myProjects'> }) {
  const t = useTexts();
  const period = usePeriod(project);
  return (
    <Card variant="outlined" sx={{ height: 1, '&:hover': { borderColor: 'primary.main' } }}>
      <CardActionArea
        href={`/project/${project.id}`}
        sx={{
          height: 1,
          p: 2,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          gap: 1.5,
          justifyContent: 'flex-start',
        }}
      >
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {project.name}
          </Typography>
          {project.isArchived && <StatusChip status="archived" />}
        </Stack>
        {project.description && (
          <Typography variant="body2" color="textSecondary" sx={TWO_LINES}>
            {project.description}
          </Typography>
        )}
        <Stack
          direction="row"
          sx={{ columnGap: 2, rowGap: 0.5, flexWrap: 'wrap', typography: 'body2', color: 'text.secondary' }}
        >
          <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
            <IconCalendar size={16} aria-hidden />
            {period}
          </Stack>
          <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
            <IconUsers size={16} aria-hidden />
            {t('card.members', { count: project.memberCount })}
          </Stack>
        </Stack>
        {project.partner.length > 0 && (
          <Stack
            direction="row"
            aria-label={t('card.partners')}
            role="group"
            sx={{ gap: 0.5, flexWrap: 'wrap', mt: 'auto' }}
          >
            {project.partner.map((partner) => (
              <Chip key={partner} size="small" label={partner} />
            ))}
          </Stack>
        )}
      </CardActionArea>
    </Card>
  );
}
