import { EmptyState } from '@msurvey/ui';
import { useTexts } from '~/features/collection/texts.ts';
import { projectFormsPath } from '~/lib/form-path.ts';

/** The form of the address is not there, or not one's own. */
export function UnknownForm({ projectId }: { projectId: number | undefined }) {
  const t = useTexts();
  return (
    <EmptyState
      isPage
      text={t('form.unknown')}
      way={{ href: projectId ? projectFormsPath(projectId) : '/', label: t('form.toForms') }}
    />
  );
}
