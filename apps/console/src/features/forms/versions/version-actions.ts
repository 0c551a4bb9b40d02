import type { RowAction } from '@msurvey/ui';
import { IconEye, IconFileCode, IconFileSpreadsheet, IconListDetails } from '@msurvey/ui/icons';
import { useXformWork } from '~/features/forms/library/use-xform-work.ts';
import { previewPath, xformPath } from '~/features/forms/parts/paths.ts';
import { useTexts } from '~/features/forms/texts.ts';
import type { DataOf, RowOf } from '~/lib/client.ts';

export function useVersionActions(xform: DataOf<'xform'>): (version: RowOf<'formVersions'>) => RowAction[] {
  const t = useTexts();
  const { download } = useXformWork();
  return ({ number }) => [
    {
      id: 'questions',
      label: t('versions.questions'),
      icon: IconListDetails,
      href: `${xformPath(xform.idString, 'questions')}&version=${number}`,
    },
    {
      id: 'preview',
      label: t('preview'),
      icon: IconEye,
      href: previewPath(xform.idString, number),
    },
    ...(xform.can.download
      ? [
          {
            id: 'xls',
            label: t('action.xls'),
            icon: IconFileSpreadsheet,
            onClick: () => download(xform, 'xls', number),
          },
          { id: 'xml', label: t('action.xml'), icon: IconFileCode, onClick: () => download(xform, 'xml', number) },
        ]
      : []),
  ];
}
