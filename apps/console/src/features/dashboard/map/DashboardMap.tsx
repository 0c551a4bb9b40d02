import { figureName, MAP_FIGURES, MAP_TYPES } from '@msurvey/domain';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useSearchParams } from 'react-router';
import type { OpenFigure } from '~/features/dashboard/cards/use-figures.ts';
import { cutBy, type DashboardFilters } from '~/features/dashboard/filters/asked.ts';
import { LevelMap } from '~/features/dashboard/map/LevelMap.tsx';
import { levelsBelow, type MapChoice, readChoice, withChoice, withPlace } from '~/features/dashboard/map/map-choice.ts';
import { TypeMap } from '~/features/dashboard/map/TypeMap.tsx';
import { useTiles } from '~/features/dashboard/map/use-tiles.ts';
import { useTexts } from '~/features/dashboard/texts.ts';
import { useLanguage } from '~/lib/use-language.ts';
import { useMapLayers } from '~/lib/use-map-layers.ts';

interface DashboardMapProps {
  projectId: number;
  filters: DashboardFilters;
  onOpen: OpenFigure;
}

/** Where it is: how many in each place of a level, or each demonstration and structure. What is chosen is in the address. */
export function DashboardMap({ projectId, filters, onOpen }: DashboardMapProps) {
  const t = useTexts();
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params, filters);
  const change = (changes: Partial<MapChoice>) =>
    setParams((current) => withChoice(current, changes), { preventScrollReset: true });
  const shared = { projectId, filters, choice, layers: useMapLayers(), tiles: useTiles(), onOpen };
  const { unitId } = cutBy(filters, null);
  const select = <T extends string>(label: string, value: T, options: readonly T[], word: (one: T) => string) => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) =>
        change(choice.by === 'type' ? { type: target.value as never } : { figure: target.value as never })
      }
      sx={{ width: { xs: 1, sm: 280 } }}
    >
      {options.map((one) => (
        <MenuItem key={one} value={one}>
          {word(one)}
        </MenuItem>
      ))}
    </TextField>
  );
  const named = (figure: (typeof MAP_FIGURES)[number]) => figureName(figure, language);
  return (
    <Box component="section" aria-label={t('map.title')}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mb: 1.5, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('map.title')}
          value={choice.by}
          onChange={(_, by: MapChoice['by'] | null) => by && change({ by })}
          sx={{ '& .MuiToggleButton-root': { color: 'text.primary' } }}
        >
          <ToggleButton value="level">{t('map.places')}</ToggleButton>
          <ToggleButton value="type">{t('map.points')}</ToggleButton>
        </ToggleButtonGroup>
        {choice.by === 'type'
          ? select(t('map.shown'), choice.type, MAP_TYPES, named)
          : select(t('map.shown'), choice.figure, MAP_FIGURES, named)}
        {choice.by === 'level' && (
          <TextField
            select
            size="small"
            label={t('map.level')}
            value={choice.level}
            onChange={({ target }) => change({ level: target.value as MapChoice['level'] })}
            sx={{ width: { xs: 1, sm: 160 } }}
          >
            {levelsBelow(filters).map((level) => (
              <MenuItem key={level} value={level}>
                {t(`level.${level}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
      {choice.by === 'type' ? (
        <TypeMap {...shared} unitId={unitId} />
      ) : (
        <LevelMap
          {...shared}
          unitId={unitId}
          onPlace={(path) =>
            setParams((current) => withPlace(current, choice.level, path), { preventScrollReset: true })
          }
        />
      )}
    </Box>
  );
}
