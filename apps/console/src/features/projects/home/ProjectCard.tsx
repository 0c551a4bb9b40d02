import { type HeaderAction, MoreMenu, StatusChip } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCan } from '~/app/session/index.ts';
import { projectHome } from '~/features/projects/home/project-home.ts';
import { ProjectFacts } from '~/features/projects/home/ProjectFacts.tsx';
import { useTexts } from '~/features/projects/texts.ts';
import type { RowOf } from '~/lib/client.ts';

const TWO_LINES = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' };
const COLUMN = { display: 'flex', flexDirection: 'column', alignItems: 'stretch', justifyContent: 'flex-start' };

interface ProjectCardProps {
  project: RowOf<'myProjects'>;
  actions: readonly HeaderAction[];
}

export function ProjectCard({ project, actions }: ProjectCardProps) {
  const t = useTexts();
  const can = useCan();
  return (
    <Card variant="outlined" sx={{ height: 1, position: 'relative', '&:hover': { borderColor: 'primary.main' } }}>
      <CardActionArea href={projectHome(project, can('Dashboard/View'))} sx={{ ...COLUMN, height: 1, p: 2, gap: 1.5 }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere', pr: actions.length > 0 ? 4 : 0 }}>
          {project.name}
        </Typography>
        {project.isArchived && (
          <div>
            <StatusChip status="archived" />
          </div>
        )}
        {project.description && (
          <Typography variant="body2" color="textSecondary" sx={TWO_LINES}>
            {project.description}
          </Typography>
        )}
        <ProjectFacts project={project} />
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
      {/* beside the link, not in it: a button inside a link is neither */}
      {actions.length > 0 && (
        <Box sx={{ position: 'absolute', top: 8, right: 8 }}>
          <MoreMenu actions={actions} label={t('card.actions', { name: project.name })} />
        </Box>
      )}
    </Card>
  );
}
