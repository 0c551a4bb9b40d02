import type { Column } from '@msurvey/ui';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { LibraryState } from '~/features/forms/library/library-state.ts';
import { MissingFiles } from '~/features/forms/parts/MissingFiles.tsx';
import { OneLine } from '~/features/forms/parts/OneLine.tsx';
import { Secondary } from '~/features/forms/parts/Secondary.tsx';
import { xformPath } from '~/features/forms/parts/paths.ts';
import { useTexts } from '~/features/forms/texts.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

type Xform = RowOf<'formTemplates'>;

export function useLibraryColumns(state: LibraryState): Column<Xform>[] {
  const t = useTexts();
  const { date } = useFormat();
  const day = (id: 'formCreatedAt' | 'formUpdatedAt' | 'deletedAt', primary = false): Column<Xform> => ({
    id,
    header: t(`column.${id}`),
    sortable: id !== 'deletedAt',
    primary,
    nowrap: true,
    cell: (row) => row[id] && <OneLine>{date(row[id])}</OneLine>,
  });
  const title: Column<Xform> = {
    id: 'title',
    header: t('column.title'),
    width: '34%',
    primary: true,
    sortable: true,
    cell: (row) => (
      <Stack sx={{ gap: 0.5, py: 0.5, alignItems: 'flex-start' }}>
        {state === 'deleted' ? (
          <span>{row.title}</span>
        ) : (
          <Link href={xformPath(row.idString)} data-row-link="" underline="hover" sx={{ fontWeight: 500 }}>
            {row.title}
          </Link>
        )}
        <Secondary>{row.idString}</Secondary>
        {state !== 'deleted' && <MissingFiles idString={row.idString} count={row.missingMedia} />}
      </Stack>
    ),
  };
  const owner: Column<Xform> = {
    id: 'organization',
    header: t('column.organization'),
    value: (row) => row.organization ?? t('programme'),
  };
  const questions: Column<Xform> = { id: 'questionCount', header: t('column.questions'), numeric: true };
  if (state === 'deleted') return [title, owner, day('formCreatedAt'), day('deletedAt', true)];
  if (state === 'draft') return [title, owner, questions, day('formCreatedAt', true), day('formUpdatedAt')];
  return [
    title,
    owner,
    { id: 'version', header: t('column.version'), numeric: true, primary: true },
    { id: 'projectCount', header: t('column.projects'), numeric: true },
    day('formCreatedAt', true),
    day('formUpdatedAt'),
  ];
}
