import type { DemonstrationRow } from '@msurvey/contract';
import type { Column } from '@msurvey/ui';
import Link from '@mui/material/Link';
import { useCan } from '~/app/session/index.ts';
import { beneficiaryName } from '~/features/registry/beneficiaries/beneficiary.ts';
import { memberInstancePath } from '~/features/registry/parts/paths.ts';
import { useTexts } from '~/features/registry/texts.ts';

/** Exactly those that people know the list by. */
export function useDemonstrationColumns(projectId: number): Column<DemonstrationRow>[] {
  const t = useTexts();
  const opensMember = useCan()('Member Register/View');
  const name = (row: DemonstrationRow) => {
    const words = beneficiaryName(row);
    return words && row.memberInstance && opensMember ? (
      <Link href={memberInstancePath(projectId, row.memberInstance)}>{words}</Link>
    ) : (
      words
    );
  };
  return [
    { id: 'name', header: t('member.name'), primary: true, cell: name },
    { id: 'fathersname', header: t('member.father') },
    { id: 'member_id', header: t('demonstrations.beneficiary'), nowrap: true, primary: true },
    { id: 'union_name', header: t('place.union') },
    { id: 'upazila', header: t('place.upazila') },
    { id: 'district', header: t('place.district') },
    { id: 'demo', header: t('demonstrations.name'), primary: true },
  ];
}
