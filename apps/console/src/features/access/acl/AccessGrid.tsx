import { EmptyState } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import { refreshUser } from '~/app/session/index.ts';
import { type Draft, type Grid, type GridCell, turned, without } from '~/features/access/acl/draft.ts';
import { GridTable } from '~/features/access/acl/GridTable.tsx';
import { OneRoleSwitches } from '~/features/access/acl/OneRoleSwitches.tsx';
import { SaveBar } from '~/features/access/acl/SaveBar.tsx';
import { useUnsavedChanges } from '~/features/access/acl/use-unsaved-changes.ts';
import { useCatalogueWords } from '~/features/access/parts/words.ts';
import { useTexts } from '~/features/access/texts.ts';
import { api } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

/** The switches of one organisation: gathered here, saved at once. */
export function AccessGrid({ grid, search }: { grid: Grid; search: string }) {
  const t = useTexts();
  const { moduleName } = useCatalogueWords();
  const [draft, setDraft] = useState<Draft>(new Map());
  const asList = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const save = useAction(
    async (changes: Draft) =>
      api.changeAccessGrid({ body: { changes: [...changes].map(([id, permission]) => ({ id, permission })) } }),
    {
      success: ({ data }) => t('acl.saved', { count: data.changed }),
      refresh: ['accessGrid', 'permissionList', 'roles', 'userPermission'],
    },
  );
  useUnsavedChanges(draft.size);
  const toggle = useCallback((cell: GridCell) => setDraft((current) => turned(current, cell)), []);
  const send = () =>
    save.mutate(draft, {
      onSuccess: () => {
        setDraft((current) => without(current, draft));
        void refreshUser();
      },
    });
  if (grid.roles.length === 0)
    return (
      <Paper variant="outlined">
        <EmptyState
          text={t('acl.noRoles')}
          action={
            <Button variant="outlined" href={`/roles?orgId=${grid.organization.id}`}>
              {t('acl.addRole')}
            </Button>
          }
        />
      </Paper>
    );
  const wanted = search.trim().toLowerCase();
  const rows = grid.rows.filter((row) =>
    `${row.module_name} ${moduleName(row.module_name)}`.toLowerCase().includes(wanted),
  );
  const Shown = asList ? OneRoleSwitches : GridTable;
  return (
    <>
      {rows.length > 0 ? (
        <Shown grid={grid} rows={rows} draft={draft} onToggle={toggle} />
      ) : (
        <Paper variant="outlined">
          <EmptyState text={t('acl.noModule')} />
        </Paper>
      )}
      <SaveBar count={draft.size} saving={save.isPending} onSave={send} onDiscard={() => setDraft(new Map())} />
    </>
  );
}
