import Stack from '@mui/material/Stack';
import { useCan } from '~/app/session/index.ts';
import { DataBrowser } from '~/features/collection/data/DataBrowser.tsx';
import { FormGate } from '~/features/collection/parts/FormGate.tsx';
import { FormHeader } from '~/features/collection/parts/FormHeader.tsx';
import { formPath, projectFormsPath } from '~/lib/form-path.ts';

/** All records of a form. */
export default function DetailsPage() {
  const canSeeUsers = useCan()('Form User/View');
  return (
    <FormGate>
      {(form) => (
        <Stack sx={{ gap: 2 }}>
          <FormHeader
            form={form}
            title={form.title}
            back={canSeeUsers ? formPath(form) : projectFormsPath(form.projectId)}
          />
          <DataBrowser form={form} />
        </Stack>
      )}
    </FormGate>
  );
}
