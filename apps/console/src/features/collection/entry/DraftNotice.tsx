import { NoticeButton } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useTexts } from '~/features/collection/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** This is not new: somebody goes on where they stopped. */
export function DraftNotice({ savedAt, onAfresh }: { savedAt: string; onAfresh: () => void }) {
  const t = useTexts();
  const confirm = useConfirm();
  const { dateTime } = useFormat();
  const afresh = async () => {
    const question = { title: t('entry.afresh'), text: t('entry.afresh.text'), confirmLabel: t('entry.afresh') };
    if (await confirm({ ...question, tone: 'danger' })) onAfresh();
  };
  return (
    <Alert
      severity="info"
      sx={{ maxWidth: 960 }}
      action={<NoticeButton onClick={() => void afresh()} label={t('entry.afresh')} />}
    >
      {t('entry.draft', { at: dateTime(savedAt) })}
    </Alert>
  );
}
