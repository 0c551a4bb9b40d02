import { StatusChip } from '@msurvey/ui';
import { useTexts } from '~/features/forms/texts.ts';
import type { RowOf } from '~/lib/client.ts';

/** Deployed, draft, or deleted: colour, icon and word. */
export function StateChip({ xform }: { xform: Pick<RowOf<'formTemplates'>, 'state' | 'deletedAt'> }) {
  const t = useTexts();
  if (xform.deletedAt) return <StatusChip status="archived" label={t('state.deleted')} />;
  return xform.state === 'deployed' ? (
    <StatusChip status="active" label={t('state.deployed')} />
  ) : (
    <StatusChip status="new" label={t('state.draft')} />
  );
}
