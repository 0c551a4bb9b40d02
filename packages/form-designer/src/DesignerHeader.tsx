import { MoreMenu } from '@msurvey/ui';
import {
  type Icon,
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconCloudUpload,
  IconHistory,
  IconPlugConnectedX,
  IconRocket,
} from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { KeptState, WorkbenchProps } from './props.ts';
import { useDesigner, useDesignerState } from './state/use-designer.ts';
import { useTexts } from './texts.ts';

const KEPT: Record<KeptState, Icon> = {
  kept: IconCheck,
  keeping: IconCloudUpload,
  here: IconPlugConnectedX,
  failed: IconAlertTriangle,
};

/** Which form it is, whether everything is kept, and what can be done with the whole. */
export const DesignerHeader = memo(function DesignerHeader({
  title,
  kept,
  canEdit,
  onDeploy,
  more = [],
  beside,
  errors,
  onStates,
  isEarlier,
}: WorkbenchProps & { errors: number }) {
  const t = useTexts();
  const designer = useDesigner();
  const canUndo = useDesignerState(({ session }) => session.past.length > 0);
  const canRedo = useDesignerState(({ session }) => session.future.length > 0);
  const KeptIcon = KEPT[kept];
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Stack
          direction="row"
          role="status"
          sx={{
            gap: 0.75,
            alignItems: 'center',
            color: kept === 'failed' ? 'error.main' : 'text.secondary',
            typography: 'body2',
          }}
        >
          {canEdit ? (
            <>
              <KeptIcon size={16} aria-hidden />
              {t(`kept.${kept}`)}
            </>
          ) : (
            t(isEarlier ? 'states.readOnly' : 'kept.readOnly')
          )}
          {beside && <bdi>· {beside}</bdi>}
        </Stack>
      </Box>
      {canEdit && (
        <>
          <BackAndForth what="undo" isPossible={canUndo} onClick={designer.undo} />
          <BackAndForth what="redo" isPossible={canRedo} onClick={designer.redo} />
        </>
      )}
      {onStates && (
        <Tooltip title={t('states.title')}>
          <IconButton aria-label={t('states.title')} aria-haspopup="dialog" onClick={onStates}>
            <IconHistory size={20} aria-hidden />
          </IconButton>
        </Tooltip>
      )}
      {onDeploy && (
        <Button
          variant="contained"
          startIcon={<IconRocket size={18} aria-hidden />}
          disabled={errors > 0}
          onClick={onDeploy}
        >
          {t('deploy')}
        </Button>
      )}
      {more.length > 0 && <MoreMenu actions={more} />}
    </Stack>
  );
});

const BACK_AND_FORTH = {
  undo: { Icon: IconArrowBackUp, keys: 'Control+Z' },
  redo: { Icon: IconArrowForwardUp, keys: 'Control+Shift+Z' },
} as const;

interface BackAndForthProps {
  what: keyof typeof BACK_AND_FORTH;
  isPossible: boolean;
  onClick: () => void;
}

function BackAndForth({ what, isPossible, onClick }: BackAndForthProps) {
  const { Icon, keys } = BACK_AND_FORTH[what];
  const t = useTexts();
  return (
    <Tooltip title={t(what)}>
      <span>
        <IconButton aria-label={t(what)} aria-keyshortcuts={keys} disabled={!isPossible} onClick={onClick}>
          <Icon size={20} aria-hidden />
        </IconButton>
      </span>
    </Tooltip>
  );
}
