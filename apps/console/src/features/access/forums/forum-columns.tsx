import type { Column } from '@msurvey/ui';
import Checkbox from '@mui/material/Checkbox';
import { type ForumRights, withRead, withWrite } from '~/features/access/forums/access.ts';
import { useTexts } from '~/features/access/texts.ts';
import type { RowOf } from '~/lib/client.ts';

export type ForumRole = RowOf<'forumAccess'>['roles'][number];

export function useForumColumns(onChange: (role: ForumRole, rights: ForumRights) => void): Column<ForumRole>[] {
  const t = useTexts();
  const tick = (role: ForumRole, right: 'read' | 'write') => (
    <Checkbox
      size="small"
      sx={{ my: -1, ml: -1 }}
      checked={role[right]}
      onChange={(_, on) => onChange(role, right === 'read' ? withRead(role, on) : withWrite(role, on))}
      slotProps={{
        input: { 'aria-label': t(`forums.${right}Label`, { role: role.roleName, organization: role.orgName }) },
      }}
    />
  );
  return [
    { id: 'roleName', header: t('role'), primary: true },
    { id: 'orgName', header: t('organization'), primary: true },
    { id: 'read', header: t('forums.read'), width: 120, primary: true, cell: (role) => tick(role, 'read') },
    { id: 'write', header: t('forums.write'), width: 120, primary: true, cell: (role) => tick(role, 'write') },
  ];
}
