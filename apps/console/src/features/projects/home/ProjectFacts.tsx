import { type Icon, IconCalendar, IconClipboardList, IconUpload, IconUsers } from '@msurvey/ui/icons';
import Stack from '@mui/material/Stack';
import { usePeriod } from '~/features/projects/home/use-period.ts';
import { useTexts } from '~/features/projects/texts.ts';
import type { RowOf } from '~/lib/client.ts';

/** Period and counts; a count that is not known is left out, never shown as zero. */
export function ProjectFacts({ project }: { project: RowOf<'myProjects'> }) {
  const t = useTexts();
  const period = usePeriod(project);
  const { memberCount, formCount, submissionCount } = project;
  const facts: [Icon, string][] = [
    [IconCalendar, period],
    [IconUsers, t('card.members', { count: memberCount })],
  ];
  if (formCount !== null) facts.push([IconClipboardList, t('card.forms', { count: formCount })]);
  if (submissionCount !== null) facts.push([IconUpload, t('card.submissions', { count: submissionCount })]);
  return (
    <Stack
      direction="row"
      sx={{ columnGap: 2, rowGap: 0.5, flexWrap: 'wrap', typography: 'body2', color: 'text.secondary' }}
    >
      {facts.map(([FactIcon, text]) => (
        <Stack key={text} direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
          <FactIcon size={16} aria-hidden />
          {/* begins with a digit: keeps its own direction in a page that runs the other way */}
          <bdi>{text}</bdi>
        </Stack>
      ))}
    </Stack>
  );
}
