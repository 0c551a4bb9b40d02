import { FilterSelect } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Grid } from '~/features/access/acl/draft.ts';
import { RoleReach } from '~/features/access/reach/RoleReach.tsx';
import { useTexts } from '~/features/access/texts.ts';

/** Beneath the switches of an organisation: what one of its roles reaches. */
export function ReachOfRoles({ roles }: Pick<Grid, 'roles'>) {
  const t = useTexts();
  const [chosen, setChosen] = useState(0);
  const role = roles.find(({ id }) => id === chosen) ?? roles[0];
  if (!role) return null;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack sx={{ maxWidth: 320 }}>
        <FilterSelect label={t('reach.ofRole')} value={role.id} options={roles} onChange={setChosen} />
      </Stack>
      <RoleReach roleId={role.id} />
    </Stack>
  );
}
