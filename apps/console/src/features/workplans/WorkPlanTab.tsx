import { PageTabs } from '@msurvey/ui';
import { useQuery } from '@tanstack/react-query';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { AgencyPlan } from '~/features/workplans/AgencyPlan.tsx';
import { PlanTools } from '~/features/workplans/PlanTools.tsx';
import { useTexts } from '~/features/workplans/texts.ts';
import { api } from '~/lib/client.ts';
import { NotYet } from '~/lib/NotYet.tsx';
import { useUrlTab } from '~/lib/use-url-tab.ts';

/** A tab for each implementing agency, by its number among the work plans. */
export function WorkPlanTab({ projectId }: { projectId: number }) {
  const t = useTexts();
  const query = useQuery(api.agencies.query());
  const { data } = query;
  const agencies = (data?.data ?? []).flatMap(({ code, workplanNumber: id }) => (id === null ? [] : [{ id, code }]));
  const [open, choose] = useUrlTab(
    agencies.map(({ id }) => id),
    'agency',
  );
  /** The year that was opened from the table of all agencies. */
  const [asked, setAsked] = useState<{ agency: number; year: number; turn: number } | null>(null);
  if (!data) return <NotYet query={query} />;
  const yearOf = (id: number) => (asked?.agency === id ? asked.year : null);
  return (
    <Stack sx={{ gap: 1 }}>
      <PlanTools
        projectId={projectId}
        onOpen={(agency, year) => {
          setAsked((before) => ({ agency, year, turn: (before?.turn ?? 0) + 1 }));
          choose(agency);
        }}
      />
      <PageTabs
        label={t('agencies')}
        value={open}
        onChange={(id) => {
          setAsked(null);
          choose(id);
        }}
        tabs={agencies
          .toSorted((a, b) => a.id - b.id)
          .map(({ id, code }) => ({
            id,
            label: code,
            content: (
              <AgencyPlan
                key={`${projectId} ${id} ${asked?.agency === id ? asked.turn : 0}`}
                projectId={projectId}
                agency={id}
                opensAt={yearOf(id)}
              />
            ),
          }))}
      />
    </Stack>
  );
}
