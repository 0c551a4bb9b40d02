import { LOCALES, type Locale } from '@msurvey/domain';
import { IconX } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Choice } from '~/app/shell/Choice.tsx';
import { PRESETS } from '~/app/theme/tokens.ts';
import { formatFor } from '~/lib/format.ts';
import { currentLanguage } from '~/lib/i18n.ts';
import {
  BORDER_RADIUS_RANGE,
  DEFAULT_SETTINGS,
  FONT_FAMILIES,
  NAV_TYPES,
  PRESET_COLORS,
  type PresetColor,
  settings,
  useSettings,
} from '~/lib/settings.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

const SAMPLE_NUMBER = 1_234_567;
const SAMPLE_DAY = '2026-07-01';
const SCHEMES = ['light', 'dark', 'system'] as const;

export default function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const t = useShellTexts();
  const id = useId();
  const now = useSettings();
  const { mode = 'system', setMode } = useColorScheme();
  const sample = (locale: Locale) => {
    const format = formatFor(currentLanguage(), locale);
    return `${format.number(SAMPLE_NUMBER)} · ${format.date(SAMPLE_DAY)}`;
  };
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 320, maxWidth: '100vw', p: 2.5 } } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id={id} variant="h2">
          {t('settings.title')}
        </Typography>
        <IconButton aria-label={t('settings.close')} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </IconButton>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('settings.kept')}
      </Typography>
      <Stack sx={{ gap: 2.5 }}>
        <Choice
          label={t('settings.scheme')}
          value={mode}
          options={SCHEMES.map((value) => ({ value, label: t(`settings.scheme.${value}`) }))}
          onChange={setMode}
        />
        <Choice
          label={t('settings.presetColor')}
          value={now.presetColor}
          options={PRESET_COLORS.map((value) => ({
            value,
            label: t(`settings.presetColor.${value}`),
            mark: <Swatch preset={value} />,
          }))}
          onChange={(presetColor) => settings.set({ presetColor })}
        />
        <Choice
          label={t('settings.navType')}
          value={now.navType}
          options={NAV_TYPES.map((value) => ({ value, label: t(`settings.navType.${value}`) }))}
          onChange={(navType) => settings.set({ navType })}
        />
        <Choice
          label={t('settings.locale')}
          value={now.locale}
          options={LOCALES.map((value) => ({ value, label: sample(value) }))}
          onChange={(locale) => settings.set({ locale })}
        />
        <Choice
          label={t('settings.fontFamily')}
          value={now.fontFamily}
          options={FONT_FAMILIES.map((value) => ({ value, label: value }))}
          onChange={(fontFamily) => settings.set({ fontFamily })}
        />
        <Box>
          <Typography id={`${id}radius`} variant="body2" sx={{ fontWeight: 600 }}>
            {t('settings.borderRadius')}
          </Typography>
          <Slider
            size="small"
            aria-labelledby={`${id}radius`}
            {...BORDER_RADIUS_RANGE}
            step={2}
            value={now.borderRadius}
            valueLabelDisplay="auto"
            getAriaValueText={(value) => t('settings.pixels', { value })}
            onChange={(_, value) => settings.set({ borderRadius: Number(value) })}
          />
        </Box>
        <Stack>
          {(['outlinedFilled', 'rtl'] as const).map((name) => (
            <FormControlLabel
              key={name}
              label={t(`settings.${name}`)}
              control={<Switch checked={now[name]} onChange={(_, on) => settings.set({ [name]: on })} />}
            />
          ))}
        </Stack>
        <Button
          variant="outlined"
          onClick={() => {
            settings.set(DEFAULT_SETTINGS);
            setMode('system');
          }}
        >
          {t('settings.reset')}
        </Button>
      </Stack>
    </Drawer>
  );
}

const Swatch = ({ preset }: { preset: PresetColor }) => (
  <Box aria-hidden sx={{ width: 16, height: 16, borderRadius: '50%', bgcolor: PRESETS[preset].light.main }} />
);
