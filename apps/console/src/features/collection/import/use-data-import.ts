import { useMutation } from '@tanstack/react-query';
import { AFTER_DATA } from '~/features/collection/parts/stale.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { api } from '~/lib/client.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useAction } from '~/lib/use-action.ts';

const refresh = [...AFTER_DATA, 'dataImports'] as const;

/** First a dry run; then the same file in earnest, as one batch that can be undone. */
export function useDataImport(formId: number) {
  const t = useTexts();
  const params = { formId };
  return {
    check: useMutation({
      mutationFn: (file: File) => {
        const form = new FormData();
        form.append('file', file);
        return api.checkDataImport({ params, form });
      },
    }),
    apply: useAction((importId: string) => api.applyDataImport({ params, body: { importId } }), {
      success: ({ data }) => t('import.applied', { count: data.submissions }),
      refresh,
    }),
    undo: useAction((importId: string) => api.undoDataImport({ params, body: { importId } }), {
      success: ({ data }) => t('import.undone', { count: data.submissions }),
      refresh,
    }),
    template: useAction(async () => saveFile(await api.importTemplate({ params }))),
    annotated: useAction(async (uuid: string) => saveFile(await api.file({ params: { uuid } }))),
  };
}
export type DataImport = ReturnType<typeof useDataImport>;
