import type { EntryForm } from '@msurvey/contract';
import type { Editing } from '~/features/collection/entry/EditForm.tsx';
import type { Waiting } from '~/features/collection/offline/index.ts';

/** What somebody comes with to a conflict, and where they go from it. */
export interface ConflictProps {
  form: EntryForm;
  instanceId: string;
  waitingKey: string;
  back: string;
  /** Go on in the form, with the newest version and what was chosen of mine. */
  onMerged: (editing: Editing) => void;
  onResult: (result: 'sent' | Waiting) => void;
  onBusy: (isBusy: boolean) => void;
}
