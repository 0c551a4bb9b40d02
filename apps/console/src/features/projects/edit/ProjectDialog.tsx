import { DateField, FormDialog, TextField } from '@msurvey/ui';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useToast } from '~/app/shell/toasts.tsx';
import { PartnersField } from '~/features/projects/edit/PartnersField.tsx';
import { UmbrellaField } from '~/features/projects/edit/UmbrellaField.tsx';
import { bodyOf, endsTooEarly, type ProjectValues, valuesOf } from '~/features/projects/edit/project-values.ts';
import { AFTER_PROJECT } from '~/features/projects/parts/stale.ts';
import { useTexts } from '~/features/projects/texts.ts';
import { ApiError, api, type RowOf } from '~/lib/client.ts';

interface ProjectDialogProps {
  edited: RowOf<'myProjects'> | 'new' | null;
  onClose: () => void;
}

export function ProjectDialog({ edited, onClose }: ProjectDialogProps) {
  const t = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const known = edited === 'new' || edited === null ? undefined : edited;
  const submit = async (values: ProjectValues) => {
    if (endsTooEarly(values))
      throw new ApiError(422, [{ code: 'invalid', field: 'endDate', detail: t('project.endsTooEarly') }]);
    const body = bodyOf(values);
    const { data } = known
      ? await api.updateProject({ body: { id: known.id, ...body } })
      : await api.createProject({ body });
    toast.success(t(known ? 'project.saved' : 'project.created'));
    await Promise.all(AFTER_PROJECT.map((name) => queries.invalidateQueries({ queryKey: [name] })));
    // the next step of a new project is its team
    if (!known) await navigate(`/project/${data.id}?tabIndex=0`);
  };
  return (
    <FormDialog<ProjectValues>
      key={known?.id ?? String(edited)}
      open={edited !== null}
      title={t(known ? 'project.edit' : 'project.new')}
      of={known?.name}
      submitLabel={known ? undefined : t('project.create')}
      defaultValues={valuesOf(known)}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField name="name" label={t('project.name')} required maxLength={150} />
      <TextField name="description" label={t('project.description')} rows={3} maxLength={2000} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <DateField name="startDate" label={t('project.startDate')} />
        <DateField name="endDate" label={t('project.endDate')} />
      </Box>
      <UmbrellaField known={known} />
      <PartnersField name="partner" label={t('project.partners')} hint={t('project.partnersHint')} />
    </FormDialog>
  );
}
