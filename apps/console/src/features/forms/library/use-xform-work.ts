import { useConfirm } from '~/app/shell/confirm.tsx';
import { useToast } from '~/app/shell/toasts.tsx';
import { useOpenDesigner } from '~/features/forms/designer/use-open-designer.ts';
import { cloneTitle } from '~/features/forms/library/clone-title.ts';
import { AFTER_XFORM } from '~/features/forms/parts/stale.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useAction } from '~/lib/use-action.ts';

/** With the prefix that the server puts before it, a title has 200 letters at most. */
export const LONGEST_TITLE = 190;

type Xform = RowOf<'formTemplates'>;

/** The verbs of a library form that need no dialog of their own. */
export function useXformWork(onDeleted?: () => unknown) {
  const t = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const clone = useAction(
    ({ idString, title }: Xform) => api.cloneForm({ body: { id_string: idString, form_title: cloneTitle(title) } }),
    { success: t('toast.cloned'), failure: t('toast.notCloned'), refresh: AFTER_XFORM },
  );
  const restore = useAction(({ id }: Pick<Xform, 'id'>) => api.restoreForm({ body: { formId: id } }), {
    success: t('toast.restored'),
    refresh: AFTER_XFORM,
  });
  const remove = useAction(
    async (xform: Xform) => {
      await api.deleteForm({ body: { formId: xform.id } });
      // its own page must be left before it looks for what is no longer there
      await onDeleted?.();
      toast.success(t('toast.deleted'), { label: t('action.undo'), onClick: () => restore.mutate(xform) });
    },
    { refresh: AFTER_XFORM },
  );
  const deploy = useAction(({ idString }: Xform) => api.deployForm({ body: { id_string: idString } }), {
    success: t('toast.deployed'),
    refresh: AFTER_XFORM,
  });
  const download = useAction(async (body: { id_string: string; type: 'xls' | 'xml'; version?: number }) =>
    saveFile(await api.downloadForm({ body })),
  );
  const openDesigner = useOpenDesigner();
  const copy = useAction(
    async ({ idString, title }: Xform) => {
      const { data } = await api.designCopy({ body: { id_string: idString, title: title.slice(0, LONGEST_TITLE) } });
      openDesigner.mutate(data.id);
    },
    { refresh: AFTER_XFORM },
  );
  return {
    design: ({ id }: Pick<Xform, 'id'>) => openDesigner.mutate(id),
    designCopy: async (xform: Xform) => {
      const text = t('designCopy.text', { title: xform.title });
      if (await confirm({ text, confirmLabel: t('action.designCopy') })) copy.mutate(xform);
    },
    clone: (xform: Xform) => clone.mutate(xform),
    restore: (xform: Xform) => restore.mutate(xform),
    download: ({ idString }: Pick<Xform, 'idString'>, type: 'xls' | 'xml', version?: number) =>
      download.mutate({ id_string: idString, type, version }),
    deploy: async (xform: Xform) => {
      const text = t('deploy.text', { title: xform.title });
      if (await confirm({ title: t('deploy.title'), text, confirmLabel: t('action.deploy') })) deploy.mutate(xform);
    },
    /** It can come back for 30 days, and at once from the toast. */
    remove: async (xform: Xform) => {
      const text = t('delete.text', { title: xform.title });
      if (await confirm({ text, confirmLabel: t('action.delete'), tone: 'danger' })) remove.mutate(xform);
    },
  };
}
