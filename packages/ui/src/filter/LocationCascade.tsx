import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import type { Option } from '../form/options.ts';
import { useUiText } from '../use-ui-text.ts';

export const LOCATION_LEVELS = ['division', 'district', 'upazila', 'union'] as const;
export type LocationLevel = (typeof LOCATION_LEVELS)[number];
/** All places of the level; also the parent of the divisions. */
export const ANYWHERE = -1;
export type LocationValue = Record<LocationLevel, number>;
export const EVERYWHERE: LocationValue = { division: ANYWHERE, district: ANYWHERE, upazila: ANYWHERE, union: ANYWHERE };

export type LoadPlaces = (level: LocationLevel, parentId: number) => Promise<readonly Option<number>[]>;

interface LocationCascadeProps {
  value: LocationValue;
  onChange: (value: LocationValue) => void;
  loadPlaces: LoadPlaces;
  disabled?: boolean;
}

/** Choosing a level forgets the levels below it. */
function choose(value: LocationValue, level: LocationLevel, id: number): LocationValue {
  const at = LOCATION_LEVELS.indexOf(level);
  const below = LOCATION_LEVELS.slice(at + 1).map((one) => [one, ANYWHERE] as const);
  return { ...value, [level]: id, ...Object.fromEntries(below) };
}

export function LocationCascade({ value, onChange, loadPlaces, disabled }: LocationCascadeProps) {
  return LOCATION_LEVELS.map((level, at) => {
    const above = LOCATION_LEVELS[at - 1];
    return (
      <LevelSelect
        key={level}
        level={level}
        parentId={above ? value[above] : ANYWHERE}
        value={value[level]}
        disabled={disabled || (above !== undefined && value[above] === ANYWHERE)}
        loadPlaces={loadPlaces}
        onChange={(id) => onChange(choose(value, level, id))}
      />
    );
  });
}

interface LevelSelectProps {
  level: LocationLevel;
  parentId: number;
  value: number;
  disabled?: boolean;
  loadPlaces: LoadPlaces;
  onChange: (id: number) => void;
}

function LevelSelect({ level, parentId, value, disabled, loadPlaces, onChange }: LevelSelectProps) {
  const t = useUiText();
  const [places, setPlaces] = useState<readonly Option<number>[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    setPlaces([]);
    setFailed(false);
    if (!disabled)
      loadPlaces(level, parentId).then(
        (loaded) => current && setPlaces(loaded),
        () => current && setFailed(true),
      );
    return () => {
      current = false;
    };
  }, [level, parentId, disabled, loadPlaces]);
  const known = places.some((place) => place.id === value);
  return (
    <MuiTextField
      select
      label={t(`location.${level}`)}
      value={known ? value : ANYWHERE}
      disabled={disabled}
      error={failed}
      helperText={failed ? t('location.failed') : undefined}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      <MenuItem value={ANYWHERE}>{t('location.all')}</MenuItem>
      {places.map((place) => (
        <MenuItem key={place.id} value={place.id}>
          {place.name}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
