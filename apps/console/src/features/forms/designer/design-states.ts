import type { StateSource } from '@msurvey/form-designer';
import type { Keeping } from '~/features/forms/designer/keeping.ts';
import { api } from '~/lib/client.ts';
import type { Format } from '~/lib/format.ts';

interface DesignStatesOptions {
  formId: number;
  epoch: string;
  /** Absent for who may only read. */
  keeping: () => Keeping | undefined;
  canEdit: boolean;
  format: Pick<Format, 'date' | 'time'>;
  /** What is said where one's own changes have not reached the server. */
  notKept: string;
}

/** The states of a draft that the server finds again. */
export function designStates({ formId, epoch, keeping, canEdit, format, notKept }: DesignStatesOptions): StateSource {
  const source: StateSource = {
    list: async (before) => {
      // what was done last is a state, too
      await keeping()?.flush();
      const { data, meta } = await api.designVersions({ body: { id: formId, before } });
      const states = data.map(({ version, by, at, changes }) => ({
        version,
        by: by ?? '',
        day: format.date(at),
        time: format.time(at),
        changes,
      }));
      return { states, hasMore: meta.hasMore };
    },
    look: async (version) => (await api.designState({ body: { id: formId, epoch, version } })).data.document,
  };
  if (!canEdit) return source;
  return {
    ...source,
    goBack: async (version) => {
      if (!(await keeping()?.goBack(version))) throw new Error(notKept);
    },
  };
}
