import { EmptyState } from '@msurvey/ui';
import { useShellTexts } from '~/lib/shell-texts.ts';

export function NoPermission() {
  const t = useShellTexts();
  return <EmptyState isPage text={t('noPermission')} />;
}
