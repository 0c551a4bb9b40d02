import { IconChevronDown, IconDownload } from '@msurvey/ui/icons';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTexts } from '~/features/activities/texts.ts';
import { ExportFrame } from '~/features/tasks/index.ts';
import { api, type Body } from '~/lib/client.ts';

/** As the documents number them. */
const REPORTS = { 1: 'export.activities', 2: 'export.capacity' } as const;
type ReportType = keyof typeof REPORTS;
const TYPES: readonly ReportType[] = [1, 2];

interface ExportMenuProps {
  projectId: number;
  filter: Omit<Body<'exportActivities'>, 'projectId' | 'type' | 'values'>;
  /** The filters in words. */
  words: readonly string[];
}

/** A report of what the filters show, made behind; the dialog tells how far it is and gives the file. */
export function ExportMenu({ projectId, filter, words }: ExportMenuProps) {
  const t = useTexts();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<ReportType | null>(null);
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        startIcon={<IconDownload size={18} aria-hidden />}
        endIcon={<IconChevronDown size={16} aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('export.menu')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {TYPES.map((type) => (
          <MenuItem
            key={type}
            onClick={() => {
              setAnchor(null);
              setChosen(type);
            }}
          >
            {t(REPORTS[type])}
          </MenuItem>
        ))}
      </Menu>
      {chosen && (
        <ExportFrame
          title={t(REPORTS[chosen])}
          about={words.length > 0 ? t('export.filtered', { filters: words.join('; ') }) : t('export.all')}
          start={(_, values) => api.exportActivities({ body: { projectId, type: chosen, values, ...filter } })}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
