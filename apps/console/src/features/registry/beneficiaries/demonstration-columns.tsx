import type { DemonstrationRow } from '@msurvey/contract';
import { type Column, InLine } from '@msurvey/ui';
import Link from '@mui/material/Link';
import { useCan } from '~/app/session/index.ts';
import { beneficiaryName } from '~/features/registry/beneficiaries/beneficiary.ts';
import { activityInstancePath, memberInstancePath } from '~/features/registry/parts/paths.ts';
import { useTexts } from '~/features/registry/texts.ts';

/** Exactly those that people know the list by. */
export function useDemonstrationColumns(projectId: number): Column<DemonstrationRow>[] {
  const t = useTexts();
  const can = useCan();
  const [opensMember, opensActivity] = [can('Member Register/View'), can('Project Activity/View')];
  const name = (row: DemonstrationRow) => {
    const words = beneficiaryName(row);
    return words && row.memberInstance && opensMember ? (
      <Link href={memberInstancePath(projectId, row.memberInstance)}>{words}</Link>
    ) : (
      words
    );
  };
  const demo = ({ demo: named, instance, production, gps }: DemonstrationRow) => {
    const title = named ?? t('demonstrations.unnamed');
    const known = [
      production !== null && t('demonstrations.production', { kg: production }),
      gps && t('demonstrations.placed'),
    ].filter(Boolean);
    return (
      <>
        {opensActivity ? <Link href={activityInstancePath(projectId, instance)}>{title}</Link> : title}
        {known.length > 0 && <InLine isSecond>{known.join(' · ')}</InLine>}
      </>
    );
  };
  return [
    { id: 'name', header: t('member.name'), primary: true, lines: 2, cell: name },
    { id: 'fathersname', header: t('member.father') },
    { id: 'member_id', header: t('demonstrations.beneficiary'), nowrap: true, primary: true },
    { id: 'union_name', header: t('place.union') },
    { id: 'upazila', header: t('place.upazila') },
    { id: 'district', header: t('place.district') },
    { id: 'demo', header: t('demonstrations.name'), primary: true, lines: 2, cell: demo },
  ];
}
