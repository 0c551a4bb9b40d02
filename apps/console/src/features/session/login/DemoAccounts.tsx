import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DEMO_ACCOUNTS, type DemoAccount } from '~/features/session/login/demo-accounts.ts';
import { useTexts } from '~/features/session/texts.ts';

interface DemoAccountsProps {
  onChoose: (account: DemoAccount) => void;
  hasMailbox: boolean;
}

export function DemoAccounts({ onChoose, hasMailbox }: DemoAccountsProps) {
  const t = useTexts();
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1.5, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Stack>
        <Typography id={id} variant="subtitle2" component="h2">
          {t('demo.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('demo.text')}
        </Typography>
      </Stack>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
        {DEMO_ACCOUNTS.map((account) => (
          <ButtonBase
            key={account.username}
            onClick={() => onChoose(account)}
            sx={{
              display: 'block',
              textAlign: 'start',
              px: 1.5,
              py: 0.75,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              '&:hover': { bgcolor: 'action.hover', borderColor: 'primary.main' },
            }}
          >
            <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
              {account.username}
            </Typography>
            <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {t(account.role)}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
      {hasMailbox && (
        <Link href="/mailbox" variant="body2">
          {t('demo.mailbox')}
        </Link>
      )}
    </Stack>
  );
}
