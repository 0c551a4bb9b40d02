import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '~/app/shell/toasts.tsx';
import { xformPath } from '~/features/forms/parts/paths.ts';
import { AFTER_XFORM } from '~/features/forms/parts/stale.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api, type DataOf, type RowOf } from '~/lib/client.ts';

export type Checked = DataOf<'checkForm'>;

/** The fields stand before the file: the server knows what it is about before it reads on. */
function formOf(file: File, fields: Record<string, string | number | null | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value != null) form.append(name, String(value));
  form.append('xls_file', file);
  return form;
}

/** Reads a workbook without storing anything. A newer file stops the check of the one before. */
export function useCheck(replaced?: RowOf<'formTemplates'>) {
  const running = useRef<AbortController>(undefined);
  const check = useMutation({
    mutationFn: async (file: File) => {
      running.current?.abort();
      running.current = new AbortController();
      const form = formOf(file, { id_string: replaced?.idString });
      return (await api.checkForm({ form }, { signal: running.current.signal })).data;
    },
  });
  return {
    ...check,
    stop: () => {
      running.current?.abort();
      check.reset();
    },
  };
}

interface Upload {
  file: File;
  checked: Checked;
  review: boolean;
}

export function useUpload(replaced?: RowOf<'formTemplates'>) {
  const t = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ file, checked, review }: Upload) =>
      replaced
        ? api.replaceForm({ form: formOf(file, { id_string: replaced.idString, base_version: checked.baseVersion }) })
        : api.submitForm({ form: formOf(file, { review: String(review) }) }),
    onSuccess: ({ data }) => {
      const open = () => void navigate(xformPath(data.idString, data.missingMedia > 0 ? 'media' : undefined));
      toast.success(t('toast.uploaded'), { label: t('action.open'), onClick: open });
      return Promise.all(AFTER_XFORM.map((name) => queries.invalidateQueries({ queryKey: [name] })));
    },
    // what exactly went wrong stands in the dialog
    onError: () => toast.error(t('toast.notUploaded')),
  });
}
