import type { HeaderAction } from '@msurvey/ui';
import { IconArchive, IconArrowBackUp, IconPencil } from '@msurvey/ui/icons';
import { useCan } from '~/app/session/index.ts';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { AFTER_PROJECT } from '~/features/projects/parts/stale.ts';
import { useTexts } from '~/features/projects/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

type Project = RowOf<'myProjects'>;

/** What one may do with a whole project, for its card and its page. */
export function useProjectActions(edit: (project: Project) => void): (project: Project) => HeaderAction[] {
  const t = useTexts();
  const can = useCan();
  const confirm = useConfirm();
  const change = useAction((body: { id: number; isArchived: boolean }) => api.archiveProject({ body }), {
    success: ({ data }) => t(data.isArchived ? 'project.archived' : 'project.restored'),
    refresh: AFTER_PROJECT,
  });
  const ask = async ({ id, name, isArchived }: Project) => {
    const agreed = await confirm({
      text: t(isArchived ? 'project.restoreText' : 'project.archiveText', { name }),
      confirmLabel: t(isArchived ? 'project.restore' : 'project.archive'),
    });
    if (agreed) change.mutate({ id, isArchived: !isArchived });
  };
  return (project) => {
    if (!can('Project/Edit')) return [];
    return [
      { label: t('project.edit'), icon: IconPencil, disabled: !project.can.edit, onClick: () => edit(project) },
      {
        label: t(project.isArchived ? 'project.restore' : 'project.archive'),
        icon: project.isArchived ? IconArrowBackUp : IconArchive,
        disabled: !project.can.archive || change.isPending,
        onClick: () => void ask(project),
      },
    ];
  };
}
