import { StatusChip } from '@msurvey/ui';
import { IconArrowBackUp, IconCheck, IconChevronLeft, IconChevronRight, IconKeyboard, IconX } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { DESK_KEYS } from '~/features/activities/desk/keys.ts';
import type { Judged } from '~/features/activities/desk/use-decisions.ts';
import { REVIEW_STATE_OF } from '~/features/activities/parts/review-state.ts';
import { useTexts } from '~/features/activities/texts.ts';
import type { DataOf } from '~/lib/client.ts';

interface DecisionBarProps {
  /** Undefined while the next one is on its way: nothing is decided unseen. */
  record: DataOf<'validationRecord'> | undefined;
  isPending: boolean;
  onApprove: () => void;
  onReject: () => void;
  onReopen: (judged: Judged) => void;
  onGo: (id: number | null) => void;
  onKeys: () => void;
}

/** Everything that the keys do, as buttons. */
export function DecisionBar({ record, isPending, onApprove, onReject, onReopen, onGo, onKeys }: DecisionBarProps) {
  const t = useTexts();
  const { can } = record ?? {};
  const waits = !record || record.state === 'received';
  return (
    <Paper
      variant="outlined"
      role="toolbar"
      aria-label={t('decide.label')}
      sx={{
        position: 'sticky',
        zIndex: 2,
        top: { md: 64 },
        bottom: { xs: 0, md: 'auto' },
        order: { xs: 2, md: 0 },
        p: 1,
      }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {waits ? (
          <>
            <Button
              variant="contained"
              startIcon={<IconCheck size={18} aria-hidden />}
              aria-keyshortcuts={DESK_KEYS.approve}
              disabled={!can?.approve}
              loading={isPending}
              onClick={onApprove}
            >
              {t('decide.approve')}
            </Button>
            <Button
              variant="outlined"
              color="error"
              startIcon={<IconX size={18} aria-hidden />}
              aria-keyshortcuts={DESK_KEYS.reject}
              disabled={!can?.reject || isPending}
              onClick={onReject}
            >
              {t('decide.reject')}
            </Button>
          </>
        ) : (
          <StatusChip status={REVIEW_STATE_OF[record.state]} label={t(`standing.${REVIEW_STATE_OF[record.state]}`)} />
        )}
        {record && can?.reopen && (
          <Button
            size="small"
            startIcon={<IconArrowBackUp size={18} aria-hidden />}
            loading={isPending}
            onClick={() => onReopen({ id: record.id, revision: record.revision })}
          >
            {t('decide.reopen')}
          </Button>
        )}
        <Box sx={{ flexGrow: 1 }} />
        <Step label={t('decide.previous')} shortcut={DESK_KEYS.previous} to={record?.previous} onGo={onGo}>
          <IconChevronLeft size={20} aria-hidden />
        </Step>
        <Step label={t('decide.next')} shortcut={DESK_KEYS.next} to={record?.next} onGo={onGo}>
          <IconChevronRight size={20} aria-hidden />
        </Step>
        <Tooltip title={t('keys.open')}>
          <IconButton
            size="small"
            aria-label={t('keys.open')}
            aria-keyshortcuts={DESK_KEYS.help}
            onClick={onKeys}
            // a phone has no keys, and the menu of the page has this too
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            <IconKeyboard size={20} aria-hidden />
          </IconButton>
        </Tooltip>
      </Stack>
      {record?.is_own && waits && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t('decide.own')}
        </Alert>
      )}
      {record && waits && !record.is_own && !can?.approve && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t(record.is_other_agency ? 'decide.otherAgency' : 'decide.notAllowed')}
        </Alert>
      )}
    </Paper>
  );
}

interface StepProps {
  label: string;
  shortcut: string;
  to: number | null | undefined;
  onGo: (id: number | null) => void;
  children: React.ReactNode;
}

function Step({ label, shortcut, to, onGo, children }: StepProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          aria-keyshortcuts={shortcut}
          disabled={!to}
          onClick={() => onGo(to ?? null)}
        >
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
