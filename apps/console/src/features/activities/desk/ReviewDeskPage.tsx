import { EmptyState } from '@msurvey/ui';
import Button from '@mui/material/Button';
import { useParams } from 'react-router';
import { ReviewDesk } from '~/features/activities/desk/ReviewDesk.tsx';
import { ALL_WAITING, validationPath } from '~/features/activities/parts/paths.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { ProjectGate } from '~/features/projects/index.ts';

/** The number of a sub-activity, or all; 0 stands for records that name none, −1 and −2 for follow-ups. */
const subActivityOf = (text: string | undefined): number | null | undefined => {
  if (text === ALL_WAITING) return null;
  return /^(-[12]|\d{1,9})$/.test(text ?? '') ? Number(text) : undefined;
};

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
