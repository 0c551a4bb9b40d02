import { SUMMARY_CACHE_MS } from '@msurvey/domain';
import { SummaryCard } from '@msurvey/ui';
import { IconSend, IconTarget, IconUserCheck, IconUsers } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { detailsPath } from '~/features/collection/parts/paths.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { type Answer, api, type DataOf } from '~/lib/client.ts';

interface FormCardsProps {
  form: DataOf<'form'>;
  meta: Answer<'formUsers'>['meta'] | undefined;
  /** Whether the records may be opened. */
  canSeeData: boolean;
}

/** The figures of one form: each says on hover how it is counted. */
export function FormCards({ form, meta, canSeeData }: FormCardsProps) {
  const t = useTexts();
  const { data } = useQuery({
    ...api.oneFormSummary.query({ query: { formId: form.id } }),
    staleTime: SUMMARY_CACHE_MS,
    refetchOnMount: 'always',
  });
  const summary = data?.data[0];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 45%), 1fr))' }}>
      <SummaryCard
        label={t('card.submissions')}
        value={summary?.totalSubmission}
        definition={t('card.submissionsHint')}
        icon={IconSend}
        href={canSeeData ? detailsPath(form) : undefined}
      />
      <SummaryCard
        label={t('card.surveyors')}
        value={summary?.totalUniqueSurveyors}
        definition={t('card.surveyorsHint')}
        icon={IconUserCheck}
      />
      <SummaryCard label={t('card.target')} value={meta?.target} definition={t('card.targetHint')} icon={IconTarget} />
      <SummaryCard
        label={t('card.targetSum')}
        value={meta?.targetSum}
        definition={t('card.targetSumHint')}
        icon={IconUsers}
      />
    </Box>
  );
}
