import { DefinitionList, EmptyState, StatusChip } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCan } from '~/app/session/index.ts';
import { DataBrowser } from '~/features/collection/data/DataBrowser.tsx';
import { FormGate } from '~/features/collection/parts/FormGate.tsx';
import { FormHeader } from '~/features/collection/parts/FormHeader.tsx';
import { Pace } from '~/features/collection/users/Pace.tsx';
import { useTexts } from '~/features/collection/texts.ts';
import { api, type DataOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { formPath, projectFormsPath } from '~/lib/form-path.ts';
import { useTellName } from '~/lib/names.ts';

/** The records that one person sent with a form. */
export default function UserDataPage() {
  return <FormGate>{(form) => <UserData form={form} />}</FormGate>;
}

function UserData({ form }: { form: DataOf<'form'> }) {
  const t = useTexts();
  const userId = Number(useParams().userId);
  const canSeeUsers = useCan()('Form User/View');
  const isId = Number.isInteger(userId) && userId >= 1 && userId <= 2_147_483_647;
  const { data } = useQuery({
    ...api.formUser.query({ query: { formId: form.id, userId } }),
    enabled: canSeeUsers && isId,
  });
  const back = canSeeUsers ? formPath(form) : projectFormsPath(form.projectId);
  // somebody who has left the form may still have records in it
  const left = data?.data === null;
  const user = data?.data;
  const name = user && `${user.firstName} ${user.lastName}`;
  useTellName(['user', userId], name);
  const title = name ? t('userData.of', { name }) : t('userData.title');
  if (!isId)
    return <EmptyState isPage text={t('userData.unknown')} action={<Button href={back}>{t('goBack')}</Button>} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <FormHeader form={form} title={title} back={back} />
      {user && <UserFacts user={user} />}
      {left && <EmptyState text={t('userData.left')} />}
      <DataBrowser form={form} userId={userId} />
    </Stack>
  );
}

function UserFacts({ user }: { user: NonNullable<DataOf<'formUser'>> }) {
  const t = useTexts();
  const { date, dateTime, number } = useFormat();
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <DefinitionList
        items={[
          { term: t('user.userName'), value: user.userName },
          { term: t('user.organization'), value: user.orgName },
          { term: t('user.role'), value: user.roleName },
          { term: t('user.status'), value: <StatusChip status={user.isActive ? 'active' : 'inactive'} /> },
          { term: t('user.joined'), value: date(user.createdAt) },
          { term: t('user.target'), value: user.targetValue === null ? null : number(user.targetValue) },
          { term: t('user.submissions'), value: number(user.totalSubmission) },
          { term: t('user.last'), value: dateTime(user.lastSubmissionAt) },
          { term: t('user.pace'), value: <Pace user={user} /> },
        ]}
      />
    </Paper>
  );
}
