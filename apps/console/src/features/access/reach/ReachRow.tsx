import { REACH_KINDS, REACHES, type Reach, type ReachKind, type ReachPair } from '@msurvey/domain';
import { FilterSelect } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTexts } from '~/features/access/texts.ts';

interface Props {
  /** Of the project, or that it is all of them. */
  name: string;
  entry: ReachPair;
  /** What the reader may give; what the role has already stays to be seen. */
  mayGive: Record<ReachKind, Reach[]>;
  disabled: boolean;
  onChange: (reach: ReachPair) => void;
  onRemove: (() => void) | undefined;
}

/** Two pick lists: whose records, whose people. */
export function ReachRow({ name, entry, mayGive, disabled, onChange, onRemove }: Props) {
  const t = useTexts();
  const optionsOf = (kind: ReachKind) =>
    REACHES.filter((reach) => reach === entry[kind] || mayGive[kind].includes(reach)).map((reach) => ({
      id: reach,
      name: t(`reach.${reach}`),
    }));
  return (
    <Stack
      role="group"
      aria-label={name}
      sx={{ flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5, alignItems: { sm: 'center' } }}
    >
      <Typography sx={{ flex: { sm: '0 0 200px' }, fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
      {REACH_KINDS.map((kind) => (
        <Stack key={kind} sx={{ flex: 1, maxWidth: { sm: 260 } }}>
          <FilterSelect
            label={t(`reach.${kind}`)}
            value={entry[kind]}
            options={optionsOf(kind)}
            disabled={disabled}
            onChange={(reach) => onChange({ records: entry.records, people: entry.people, [kind]: reach })}
          />
        </Stack>
      ))}
      {onRemove && (
        <Button onClick={onRemove} disabled={disabled} aria-label={t('reach.removeOf', { project: name })}>
          {t('reach.remove')}
        </Button>
      )}
    </Stack>
  );
}
