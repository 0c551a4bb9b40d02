import type { RowId } from '@msurvey/ui';
import { IconArrowsDiff } from '@msurvey/ui/icons';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTexts } from '~/features/forms/texts.ts';
import { CompareDialog } from '~/features/forms/versions/CompareDialog.tsx';
import { lastTwo } from '~/features/forms/versions/last-two.ts';
import { useVersionActions } from '~/features/forms/versions/version-actions.ts';
import { useVersionColumns } from '~/features/forms/versions/version-columns.tsx';
import { api, type DataOf } from '~/lib/client.ts';
import { ListView } from '~/lib/list/ListView.tsx';
import { useList } from '~/lib/list/use-list.ts';

/** Every version that ever was, with who and when; two of them can be compared. */
export function VersionsTab({ xform }: { xform: DataOf<'xform'> }) {
  const t = useTexts();
  const [selected, setSelected] = useState<ReadonlySet<RowId>>(new Set());
  const [comparing, setComparing] = useState(false);
  const list = useList({
    prefix: 'version.',
    call: ({ paged }) => api.formVersions.query({ body: { id_string: xform.idString, ...paged } }),
  });
  const [from, to] = [...selected].map(Number).sort((a, b) => a - b);
  const { count = 0 } = list;
  const compare = {
    label: t('versions.compare'),
    icon: IconArrowsDiff,
    disabled: to === undefined,
    onClick: () => setComparing(true),
  };
  return (
    <ListView
      list={list}
      title={t('xform.tab.versions')}
      columns={useVersionColumns()}
      rowId={(row) => row.number}
      actions={useVersionActions(xform)}
      selection={
        count > 1 ? { selected, onChange: (next) => setSelected((before) => lastTwo(before, next)) } : undefined
      }
      action={count > 1 ? compare : undefined}
      note={
        count > 1 && (
          <Typography variant="body2" color="textSecondary">
            {t('versions.hint')}
          </Typography>
        )
      }
      empty={{ text: t('versions.none'), hint: t('versions.noneHint') }}
    >
      {from !== undefined && to !== undefined && (
        <CompareDialog
          open={comparing}
          idString={xform.idString}
          from={from}
          to={to}
          onClose={() => setComparing(false)}
        />
      )}
    </ListView>
  );
}
