import { IconChevronDown } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { AFTER_MEDIA } from '~/features/forms/parts/stale.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { type Answer, api } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

export type GeographyLevel = Answer<'formMedia'>['meta']['geography'][number];

/** The programme knows its places already: a csv for a cascading select is made from them. */
export function GeographyMenu({
  idString,
  name,
  levels,
}: {
  idString: string;
  name: string;
  levels: GeographyLevel[];
}) {
  const t = useTexts();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fill = useAction((geoType: number) => api.useGeographyMedia({ body: { id_string: idString, name, geoType } }), {
    success: t('toast.geography', { name }),
    refresh: AFTER_MEDIA,
  });
  if (levels.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        id={id}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        loading={fill.isPending}
        endIcon={<IconChevronDown size={16} aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ textAlign: 'start', ml: -0.5 }}
      >
        {t('media.geography')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        onClick={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {levels.map((level) => (
          <MenuItem key={level.geoType} onClick={() => fill.mutate(level.geoType)}>
            {t('media.level', { level: level.name, count: level.units })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
