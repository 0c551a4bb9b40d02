import type { RowAction } from '@msurvey/ui';
import { IconCheck, IconEye, IconHistory, IconPencil, IconArrowBackUp, IconSend, IconTrash } from '@msurvey/ui/icons';
import type { PeriodRow } from '~/features/indicators/periods/period-row.ts';
import { useTexts } from '~/features/indicators/texts.ts';

export type Move = 'submit' | 'accept' | 'sendBack';

interface CollectionActions {
  canEdit: boolean;
  /** What is not saved cannot be handed in. */
  isDirty: boolean;
  onOpen: (row: PeriodRow, isView: boolean) => void;
  onRemove: (date: string) => void;
  onMove: (what: 'submit' | 'accept', row: PeriodRow) => void;
  onAsk: (what: 'history' | 'sendBack', row: PeriodRow) => void;
}

/** What can be done with a value, as its state and the reader's rights have it. */
export function useCollectionActions(given: CollectionActions) {
  const t = useTexts();
  const { canEdit, isDirty, onOpen, onRemove, onMove, onAsk } = given;
  return (row: PeriodRow): RowAction[] => {
    const can = row.collected?.can;
    const isOwn = canEdit && (can?.edit ?? true);
    const actions: (RowAction | false | undefined)[] = [
      isOwn && { id: 'edit', label: t('edit'), icon: IconPencil, onClick: () => onOpen(row, false) },
      !isOwn && { id: 'view', label: t('view'), icon: IconEye, onClick: () => onOpen(row, true) },
      isOwn &&
        (row.collected !== undefined || row.isChanged) && {
          id: 'delete',
          label: t('delete'),
          icon: IconTrash,
          onClick: () => onRemove(row.date),
        },
      canEdit &&
        can?.submit && {
          id: 'submit',
          label: t('state.submit'),
          icon: IconSend,
          disabled: isDirty,
          onClick: () => onMove('submit', row),
        },
      can?.accept && {
        id: 'accept',
        label: t('state.accept'),
        icon: IconCheck,
        disabled: isDirty,
        onClick: () => onMove('accept', row),
      },
      can?.sendBack && {
        id: 'sendBack',
        label: t('state.sendBack'),
        icon: IconArrowBackUp,
        disabled: isDirty,
        onClick: () => onAsk('sendBack', row),
      },
      row.collected && {
        id: 'history',
        label: t('history.open'),
        icon: IconHistory,
        onClick: () => onAsk('history', row),
      },
    ];
    return actions.filter((action) => action !== false && action !== undefined);
  };
}
