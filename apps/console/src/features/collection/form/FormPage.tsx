import { IconPlus, IconTable } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useCan, useSession } from '~/app/session/index.ts';
import { NoPermission } from '~/app/shell/NoPermission.tsx';
import { MyRecords } from '~/features/collection/form/MyRecords.tsx';
import { MyWork } from '~/features/collection/form/MyWork.tsx';
import { closedFor } from '~/features/collection/form/closed-for.ts';
import { FormGate } from '~/features/collection/parts/FormGate.tsx';
import { FormHeader } from '~/features/collection/parts/FormHeader.tsx';
import { detailsPath, newSubmissionPath } from '~/features/collection/parts/paths.ts';
import { FormUsers } from '~/features/collection/users/FormUsers.tsx';
import { useTexts } from '~/features/collection/texts.ts';
import { api, type DataOf } from '~/lib/client.ts';
import { projectFormsPath } from '~/lib/form-path.ts';

/** A form of a project, for all who have something to do with it: what is shown follows what they may do. */
export default function FormPage() {
  return <FormGate>{(form) => (form.can.open ? <OpenForm form={form} /> : <NoPermission />)}</FormGate>;
}

function OpenForm({ form }: { form: DataOf<'form'> }) {
  const t = useTexts();
  const can = useCan();
  const userId = useSession().user?.id ?? 0;
  const mine = useQuery(api.myFormWork.query({ query: { formId: form.id } })).data?.data;
  const closed = closedFor(form, mine, can('Form Data/Create'));
  return (
    <Stack sx={{ gap: 2 }}>
      <FormHeader
        form={form}
        title={form.title}
        back={projectFormsPath(form.projectId)}
        action={
          // somebody who only looks at data or people is offered nothing to send
          mine || form.can.submit
            ? {
                label: t('newSubmission'),
                icon: IconPlus,
                href: form.can.submit ? newSubmissionPath(form) : undefined,
                disabled: !form.can.submit,
                why: closed && `${t(`entry.closed.${closed}`)} ${t(`entry.closed.${closed}.hint`)}`,
              }
            : undefined
        }
      />
      {mine && <MyWork form={form} mine={mine} userId={userId} />}
      {form.can.users ? <FormUsers form={form} /> : form.can.data && <MyRecords form={form} userId={userId} />}
      {!form.can.users && form.can.data && (
        <Button
          variant="outlined"
          href={detailsPath(form)}
          startIcon={<IconTable size={18} aria-hidden />}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('details')}
        </Button>
      )}
    </Stack>
  );
}
