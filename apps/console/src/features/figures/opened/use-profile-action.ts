import type { Permission } from '@msurvey/domain';
import type { RowAction } from '@msurvey/ui';
import type { Icon } from '@msurvey/ui/icons';
import { useCan } from '~/app/session/index.ts';
import { useTexts } from '~/features/figures/texts.ts';

/** The way to a row's own page, for whoever may open it. */
export function useProfileAction(needs: Permission, icon: Icon): (href: string) => RowAction[] {
  const t = useTexts();
  const isAllowed = useCan()(needs);
  return (href) => (isAllowed ? [{ id: 'profile', label: t('profile'), icon, href }] : []);
}
