import { type HeaderAction, REMOVAL, type RowAction } from '@msurvey/ui';
import { IconPencil } from '@msurvey/ui/icons';
import { useDelete } from '~/features/registry/parts/use-delete.ts';
import { useRegistryForms } from '~/features/registry/parts/use-registry-forms.ts';
import { useTexts } from '~/features/registry/texts.ts';

interface Row {
  id: string;
  name: string;
  formId: number;
  instance: string;
  can: { edit: boolean; delete: boolean };
}

/** What one may do with a member or a group: edit it in its form, open its profile, delete it, add another. */
export function useRegistryRow(projectId: number, what: 'member' | 'group') {
  const t = useTexts();
  const forms = useRegistryForms(projectId);
  const remove = useDelete(projectId, what);
  return {
    add: (mayAdd: boolean | undefined, label: string, icon?: HeaderAction['icon']): HeaderAction | undefined => {
      const href = mayAdd ? forms.add(what) : undefined;
      return href ? { label, icon, href } : undefined;
    },
    actions: (row: Row, profile: Pick<RowAction, 'icon' | 'href'>): RowAction[] => {
      const edit = row.can.edit ? forms.edit(row) : undefined;
      const ask = () => void remove.ask(row);
      return [
        ...(edit ? [{ id: 'edit', label: t('edit'), icon: IconPencil, href: edit }] : []),
        { id: 'profile', label: t('profile'), ...profile },
        ...(row.can.delete ? [{ id: 'delete', label: t('delete'), ...REMOVAL, onClick: ask }] : []),
      ];
    },
  };
}
