import { EmptyState } from '@msurvey/ui';
import Button from '@mui/material/Button';
import { useParams } from 'react-router';
import { ReviewDesk } from '~/features/activities/desk/ReviewDesk.tsx';
import { validationPath } from '~/features/activities/parts/paths.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { ProjectGate } from '~/features/projects/index.ts';

/** The number of a sub-activity; 0 stands for records that name none. */
const subActivityOf = (text: string | undefined): number | undefined =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined;

export default function ReviewDeskPage() {
  const t = useTexts();
  const params = useParams();
  const subActivityId = subActivityOf(params.subActivityId);
  return (
    <ProjectGate id={params.id} title={t('desk.title')}>
      {(project) =>
        subActivityId === undefined ? (
          <EmptyState
            text={t('desk.unknown')}
            action={<Button href={validationPath(project.id)}>{t('desk.back')}</Button>}
          />
        ) : (
          <ReviewDesk key={subActivityId} projectId={project.id} subActivityId={subActivityId} />
        )
      }
    </ProjectGate>
  );
}
