import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { StateChip } from '~/features/forms/parts/StateChip.tsx';
import type { DataOf } from '~/lib/client.ts';

/** Beneath the title of a form: its state and the id that phones know it by. */
export function XformIdentity({ xform, children }: { xform: DataOf<'xform'>; children?: ReactNode }) {
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}>
      <StateChip xform={xform} />
      <bdi>{xform.idString}</bdi>
      {children}
    </Stack>
  );
}
