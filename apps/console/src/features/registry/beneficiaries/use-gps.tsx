import type { RowAction } from '@msurvey/ui';
import { IconMapPin } from '@msurvey/ui/icons';
import { useState } from 'react';
import { beneficiaryName } from '~/features/registry/beneficiaries/beneficiary.ts';
import { PositionDialog, type Positioned } from '~/features/registry/beneficiaries/PositionDialog.tsx';
import type { useRegistryForms } from '~/features/registry/parts/use-registry-forms.ts';
import type { DataOf } from '~/lib/client.ts';

type Row = Pick<
  DataOf<'demonstrations'>['data'][number],
  'b_first_name' | 'b_middle_name' | 'b_last_name' | 'gps' | 'id'
>;

/** A position that is known is shown on a map; a first or a newer one is a follow-up, also of what was approved. */
export function useGps(forms: ReturnType<typeof useRegistryForms>, label: string, canAdd: boolean) {
  const [at, setAt] = useState<Positioned | null>(null);
  const actionFor = (row: Row, name: string | null): RowAction[] => {
    const { gps } = row;
    const change = canAdd ? forms.add('position', { column: 'followed_id', value: row.id }) : undefined;
    const action = { id: 'gps', label, icon: IconMapPin };
    if (gps)
      return [{ ...action, onClick: () => setAt({ ...gps, label: name ?? beneficiaryName(row) ?? '', change }) }];
    // never offered in vain: without the right, or a form to fill, there is nothing to do
    return change ? [{ ...action, href: change }] : [];
  };
  return { actionFor, dialog: at && <PositionDialog at={at} onClose={() => setAt(null)} /> };
}
