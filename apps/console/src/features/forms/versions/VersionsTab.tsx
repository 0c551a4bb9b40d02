import { DataTable, PanelHeader, type RowId } from '@msurvey/ui';
import { IconArrowsDiff } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '~/features/forms/texts.ts';
import { CompareDialog } from '~/features/forms/versions/CompareDialog.tsx';
import { lastTwo } from '~/features/forms/versions/last-two.ts';
import { useVersionActions } from '~/features/forms/versions/version-actions.ts';
import { useVersionColumns } from '~/features/forms/versions/version-columns.tsx';
import { api, type DataOf } from '~/lib/client.ts';
import { listProps } from '~/lib/list.ts';
import { useTableState } from '~/lib/use-table-state.ts';

/** Every version that ever was, with who and when; two of them can be compared. */
export function VersionsTab({ xform }: { xform: DataOf<'xform'> }) {
  const t = useTexts();
  const columns = useVersionColumns();
  const actions = useVersionActions(xform);
  const table = useTableState({ filters: {}, prefix: 'version.' });
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set());
  const [comparing, setComparing] = useState(false);
  const list = useQuery({
    ...api.formVersions.query({
      body: { id_string: xform.idString, currentPage: table.page, pageSize: table.pageSize },
    }),
    placeholderData: keepPreviousData,
  });
  const [from, to] = [...selected].map(Number).sort((a, b) => a - b);
  const count = list.data?.meta.count ?? 0;
  const compare = {
    label: t('versions.compare'),
    icon: IconArrowsDiff,
    disabled: to === undefined,
    onClick: () => setComparing(true),
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <PanelHeader
        title={t('xform.tab.versions')}
        count={list.data?.meta.count}
        action={count > 1 ? compare : undefined}
      />
      {count > 1 && (
        <Typography variant="body2" color="textSecondary">
          {t('versions.hint')}
        </Typography>
      )}
      <DataTable
        label={t('xform.tab.versions')}
        columns={columns}
        rowId={(row) => row.number}
        actions={actions}
        selection={
          count > 1 ? { selected, onChange: (next) => setSelected((before) => lastTwo(before, next)) } : undefined
        }
        {...listProps(list, table)}
        empty={{ text: t('versions.none'), hint: t('versions.noneHint') }}
      />
      {from !== undefined && to !== undefined && (
        <CompareDialog
          open={comparing}
          idString={xform.idString}
          from={from}
          to={to}
          onClose={() => setComparing(false)}
        />
      )}
    </Stack>
  );
}
