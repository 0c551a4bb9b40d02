import { samples } from '@msurvey/ui/gallery';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { LookBar } from './LookBar.tsx';
import { type Look, lookAddress } from './look.ts';

const PHONE_WIDTH = 360;

/** Every part with everything it can show. English around the samples: its readers are those who build. */
export function GalleryPage({ look }: { look: Look }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(look.scheme ?? 'system'), [look.scheme, setMode]);
  const framed = window.top !== window.self;
  const shown = samples.filter(({ id }) => !look.only || look.only === id);
  return (
    <Stack component="main" sx={{ gap: 3, p: { xs: 2, md: 3 }, maxWidth: 1200, mx: 'auto' }}>
      {!framed && (
        <Stack sx={{ gap: 2 }} data-no-print>
          <Typography variant="h1">Gallery of parts</Typography>
          <LookBar look={look} />
          <Contents look={look} />
        </Stack>
      )}
      {look.phone && !framed ? (
        <Box
          component="iframe"
          title="As on a phone"
          src={lookAddress({ ...look, phone: false })}
          sx={{ width: PHONE_WIDTH, height: 740, border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      ) : (
        shown.map(({ id, title, Show }) => (
          <Stack key={id} id={id} component="section" aria-labelledby={`${id}-title`} sx={{ gap: 1.5, minWidth: 0 }}>
            <Typography id={`${id}-title`} variant="h2">
              {title}
            </Typography>
            <div>
              <Show />
            </div>
          </Stack>
        ))
      )}
    </Stack>
  );
}

function Contents({ look }: { look: Look }) {
  const groups = [...new Set(samples.map(({ group }) => group))];
  return (
    <Box component="nav" aria-label="Samples" sx={{ display: 'grid', gap: 0.5 }}>
      {groups.map((group) => (
        <Stack key={group} direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {group}
          </Typography>
          {samples
            .filter((sample) => sample.group === group)
            .map(({ id, title }) => (
              <Link
                key={id}
                component="a"
                variant="body2"
                sx={{ display: 'inline-block', py: 0.25 }}
                href={lookAddress({ ...look, only: look.only === id ? undefined : id })}
                aria-current={look.only === id || undefined}
              >
                {title}
              </Link>
            ))}
        </Stack>
      ))}
    </Box>
  );
}
