import { DataTable } from '@msurvey/ui';
import { IconChevronDown } from '@msurvey/ui/icons';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ForumRights } from '~/features/access/forums/access.ts';
import { type ForumRole, useForumColumns } from '~/features/access/forums/forum-columns.tsx';
import { useTexts } from '~/features/access/texts.ts';
import type { RowOf } from '~/lib/client.ts';

interface Props {
  forum: RowOf<'forumAccess'>;
  /** Shown rows; the counts are of all. */
  roles: readonly ForumRole[];
  open: boolean;
  onOpen: (open: boolean) => void;
  onChange: (role: ForumRole, rights: ForumRights) => void;
}

export function ForumPanel({ forum, roles, open, onOpen, onChange }: Props) {
  const t = useTexts();
  const columns = useForumColumns(onChange);
  const readers = forum.roles.filter((role) => role.read).length;
  const writers = forum.roles.filter((role) => role.write).length;
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={open}
      onChange={(_, next) => onOpen(next)}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
    >
      <AccordionSummary expandIcon={<IconChevronDown size={20} aria-hidden />}>
        <Stack>
          <Typography variant="subtitle1" component="span">
            {forum.title}
          </Typography>
          <Typography variant="body2" color="textSecondary" component="span">
            {[forum.description, t('forums.access', { readers, writers })].filter(Boolean).join(' · ')}
          </Typography>
        </Stack>
      </AccordionSummary>
      <AccordionDetails>
        <DataTable
          label={forum.title}
          columns={columns}
          rows={roles}
          rowId={(role) => role.roleId}
          empty={{ hint: t('forums.noRoles') }}
        />
      </AccordionDetails>
    </Accordion>
  );
}
