import { REMOVAL, type RowAction } from '@msurvey/ui';
import {
  IconArrowBackUp,
  IconBrush,
  IconCopy,
  IconEye,
  IconFileCode,
  IconFileImport,
  IconFileSpreadsheet,
  IconReplace,
  IconRocket,
} from '@msurvey/ui/icons';
import { useCan } from '~/app/session/index.ts';
import { useXformWork } from '~/features/forms/library/use-xform-work.ts';
import { previewPath } from '~/features/forms/parts/paths.ts';
import { useTexts } from '~/features/forms/texts.ts';
import type { RowOf } from '~/lib/client.ts';

type Xform = RowOf<'formTemplates'>;

/** What one may do with a form of the library, for its row and its page. */
export function useLibraryActions(
  replace: (xform: Xform) => void,
  onDeleted?: () => unknown,
): (xform: Xform) => RowAction[] {
  const t = useTexts();
  const can = useCan();
  const work = useXformWork(onDeleted);
  return (xform) => {
    const deleted = xform.deletedAt !== null;
    const actions: (RowAction & { offered: boolean })[] = [
      {
        id: 'deploy',
        label: t('action.deploy'),
        icon: IconRocket,
        offered: !deleted && xform.can.deploy,
        onClick: () => void work.deploy(xform),
      },
      {
        id: 'replace',
        label: t('action.replace'),
        icon: IconReplace,
        // a workbook is checked before it replaces, which needs the right to create
        offered: !deleted && xform.can.edit && can('Form/Create'),
        onClick: () => replace(xform),
      },
      {
        id: 'design',
        label: t('action.design'),
        icon: IconBrush,
        offered: !deleted && xform.can.edit && can('Form/Create'),
        onClick: () => work.design(xform),
      },
      {
        id: 'designCopy',
        label: t('action.designCopy'),
        icon: IconFileImport,
        offered: !deleted && xform.can.download && can('Form/Create'),
        onClick: () => void work.designCopy(xform),
      },
      {
        id: 'preview',
        label: t('preview'),
        icon: IconEye,
        offered: !deleted && xform.can.download,
        href: previewPath(xform.idString),
      },
      {
        id: 'clone',
        label: t('action.clone'),
        icon: IconCopy,
        offered: !deleted && xform.can.clone,
        onClick: () => work.clone(xform),
      },
      {
        id: 'xls',
        label: t('action.xls'),
        icon: IconFileSpreadsheet,
        offered: !deleted && xform.can.download,
        onClick: () => work.download(xform, 'xls'),
      },
      {
        id: 'xml',
        label: t('action.xml'),
        icon: IconFileCode,
        offered: !deleted && xform.can.download,
        onClick: () => work.download(xform, 'xml'),
      },
      {
        id: 'restore',
        label: t('action.restore'),
        icon: IconArrowBackUp,
        offered: deleted && xform.can.restore,
        onClick: () => work.restore(xform),
      },
      {
        id: 'delete',
        label: t('action.delete'),
        ...REMOVAL,
        offered: !deleted && xform.can.delete,
        onClick: () => void work.remove(xform),
      },
    ];
    return actions.filter(({ offered }) => offered).map(({ offered: _, ...action }) => action);
  };
}
