import { IconChevronDown } from '@msurvey/ui/icons';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { partsOf } from '~/features/platform/mailbox/message-parts.ts';
import { useTexts } from '~/features/platform/texts.ts';
import type { RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';

export function MailMessage({ message, isOpenAtFirst }: { message: RowOf<'mailbox'>; isOpenAtFirst: boolean }) {
  const t = useTexts();
  const { dateTime } = useFormat();
  return (
    <Accordion
      variant="outlined"
      disableGutters
      defaultExpanded={isOpenAtFirst}
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary expandIcon={<IconChevronDown size={18} aria-hidden />}>
        <Stack sx={{ minWidth: 0 }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {message.subject}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('mailbox.to', { address: message.to })}
          </Typography>
          <Typography component="span" variant="caption" color="textSecondary">
            {dateTime(message.sentAt)}
          </Typography>
        </Stack>
      </AccordionSummary>
      <AccordionDetails>
        <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {partsOf(message.text, window.location.origin).map(({ text, href }, index) =>
            href ? (
              <Link key={index} href={href}>
                {text}
              </Link>
            ) : (
              text
            ),
          )}
        </Typography>
      </AccordionDetails>
    </Accordion>
  );
}
