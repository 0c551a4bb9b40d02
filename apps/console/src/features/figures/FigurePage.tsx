import type { FigureName } from '@msurvey/domain';
import { BackLink, EmptyState, PageHeader } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { OpenedFigure } from '~/features/figures/opened/OpenedFigure.tsx';
import { cutIn, dashboardPath, figureIn } from '~/features/figures/parts/paths.ts';
import { useFigureWords } from '~/features/figures/parts/use-figure-words.ts';
import { useTexts } from '~/features/figures/texts.ts';
import { ProjectGate } from '~/features/projects/index.ts';
import { useTellName } from '~/lib/names.ts';

/** The list behind a figure as a page: its address says which figure, and what it was asked for. */
export default function FigurePage() {
  const t = useTexts();
  const { id, figure: named } = useParams();
  const figure = figureIn(named);
  return (
    <ProjectGate id={id} title={t('title')}>
      {(project) =>
        figure ? (
          <Opened projectId={project.id} figure={figure} />
        ) : (
          <EmptyState
            isPage
            text={t('unknown')}
            hint={t('unknown.hint')}
            action={
              <Button href={dashboardPath(project.id)} variant="outlined">
                {t('back')}
              </Button>
            }
          />
        )
      }
    </ProjectGate>
  );
}

function Opened({ projectId, figure }: { projectId: number; figure: FigureName }) {
  const t = useTexts();
  const [query] = useSearchParams();
  const cut = useMemo(() => cutIn(query), [query]);
  const name = useFigureWords().nameOf(figure);
  useTellName(['figure', figure], name);
  return (
    <Stack sx={{ gap: 2 }}>
      <BackLink href={dashboardPath(projectId)} label={t('back')} />
      <PageHeader title={name} />
      <OpenedFigure key={figure} projectId={projectId} figure={figure} cut={cut} isHere={false} />
    </Stack>
  );
}
