import { REMOVAL, type RowAction } from '@msurvey/ui';
import { IconDownload, IconHistory, IconUpload } from '@msurvey/ui/icons';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { pickFile } from '~/features/forms/media/pick-file.ts';
import { AFTER_MEDIA } from '~/features/forms/parts/stale.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useAction } from '~/lib/use-action.ts';

type Media = RowOf<'formMedia'>;
interface MediaWork {
  idString: string;
  canEdit: boolean;
  upload: (file: File, slot: string) => void;
  history: (name: string) => void;
}

export function useMediaActions({ idString, canEdit, upload, history }: MediaWork): (row: Media) => RowAction[] {
  const t = useTexts();
  const confirm = useConfirm();
  const remove = useAction((name: string) => api.removeFormMedia({ body: { id_string: idString, name } }), {
    success: t('toast.mediaRemoved'),
    refresh: AFTER_MEDIA,
  });
  const download = useAction(async (name: string) =>
    saveFile(await api.formMediaFile({ body: { id_string: idString, name } })),
  );
  const ask = async (name: string) => {
    const text = t('media.removeText', { name });
    if (await confirm({ text, confirmLabel: t('media.remove'), tone: 'danger' })) remove.mutate(name);
  };
  const choose = async (name: string) => {
    const file = await pickFile();
    if (file) upload(file, name);
  };
  return ({ name, file }) => [
    ...(canEdit
      ? [
          {
            id: 'upload',
            label: t(file ? 'media.replace' : 'media.upload'),
            icon: IconUpload,
            onClick: () => void choose(name),
          },
        ]
      : []),
    {
      id: 'download',
      label: t('media.download'),
      icon: IconDownload,
      disabled: !file,
      onClick: () => download.mutate(name),
    },
    { id: 'history', label: t('media.history'), icon: IconHistory, onClick: () => history(name) },
    ...(canEdit
      ? [
          {
            id: 'remove',
            label: t('media.remove'),
            ...REMOVAL,
            disabled: !file,
            onClick: () => void ask(name),
          },
        ]
      : []),
  ];
}
