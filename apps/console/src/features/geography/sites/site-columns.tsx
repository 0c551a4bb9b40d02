import type { Column } from '@msurvey/ui';
import { IconTrash } from '@msurvey/ui/icons';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useCan } from '~/app/session/index.ts';
import { useConfirm } from '~/app/shell/confirm.tsx';
import type { SiteKey } from '~/features/geography/sites/site-key.ts';
import { useTexts } from '~/features/geography/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useAction } from '~/lib/use-action.ts';

type Site = RowOf<'sites'> & { number: number };

/** Its columns are named by the specification, so the actions have a column of their own: `Action`. */
export function useSiteColumns(siteKey: SiteKey, canDelete: boolean): Column<Site>[] {
  const t = useTexts();
  const can = useCan();
  const confirm = useConfirm();
  const { number } = useFormat();
  const remove = useAction((siteId: number) => api.deleteSite({ body: { ...siteKey, siteId } }), {
    success: t('sites.deleted'),
    refresh: ['sites'],
  });
  const ask = async ({ id, site }: Site) => {
    if (await confirm({ text: t('sites.deleteText', { site }), tone: 'danger' })) remove.mutate(id);
  };
  const action: Column<Site> = {
    id: 'action',
    header: t('sites.action'),
    width: 96,
    primary: true,
    cell: (row) => (
      <Tooltip title={t('sites.delete')}>
        <span>
          <IconButton
            size="small"
            color="error"
            aria-label={t('sites.deleteOne', { site: row.site })}
            disabled={!canDelete || remove.isPending}
            onClick={() => void ask(row)}
          >
            <IconTrash size={20} aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
    ),
  };
  return [
    { id: 'number', header: t('sites.number'), width: 64, value: (row) => number(row.number) },
    {
      id: 'type',
      header: t('sites.locationType'),
      width: 200,
      primary: true,
      value: (row) => row.locationType.typeName,
    },
    { id: 'site', header: t('sites.location'), primary: true },
    ...(can('Site/Delete') ? [action] : []),
  ];
}
