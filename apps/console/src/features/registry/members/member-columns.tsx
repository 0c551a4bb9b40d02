import type { Column } from '@msurvey/ui';
import Link from '@mui/material/Link';
import type { MemberRow } from '@msurvey/contract';
import { useCan } from '~/app/session/index.ts';
import { Name } from '~/features/registry/parts/Name.tsx';
import { groupProfilePath, memberProfilePath } from '~/features/registry/parts/paths.ts';
import { officeOf } from '~/features/registry/parts/words.ts';
import { useTexts } from '~/features/registry/texts.ts';

export function useMemberColumns(projectId: number): Column<MemberRow>[] {
  const t = useTexts();
  const opensGroup = useCan()('Group Register/View');
  const group = (row: MemberRow) => {
    const { group: name, groupId } = row;
    return name && groupId && opensGroup ? <Link href={groupProfilePath(projectId, groupId)}>{name}</Link> : name;
  };
  const designation = (row: MemberRow) => {
    const office = officeOf(row);
    return office && t(`office.${office}`);
  };
  return [
    {
      id: 'name',
      header: t('member.name'),
      primary: true,
      width: 170,
      cell: (row) => <Name {...row} href={memberProfilePath(projectId, row)} />,
    },
    { id: 'fithersname', header: t('member.father'), primary: true },
    { id: 'member_id', header: t('member.number'), nowrap: true, primary: true },
    { id: 'sex', header: t('member.sex'), value: ({ sex }) => sex && t(`sex.${sex}`) },
    { id: 'group', header: t('member.group'), cell: group, width: 140 },
    { id: 'designation', header: t('member.designation'), value: designation },
    { id: 'address', header: t('member.address'), primary: true, width: 220 },
    { id: 'contact', header: t('member.contact'), nowrap: true },
    { id: 'projectCount', header: t('member.projectCount'), numeric: true },
  ];
}
