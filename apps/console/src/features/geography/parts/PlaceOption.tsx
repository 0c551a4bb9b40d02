import Typography from '@mui/material/Typography';
import type { RowOf } from '~/lib/client.ts';

export type FoundPlace = RowOf<'geoSearch'>;

/** A place with its other name and where it lies: many unions share a name. */
export function PlaceOption({ place }: { place: FoundPlace }) {
  const { fieldName, nameBn, typeName, ancestors } = place;
  const where = ancestors.toReversed().map((unit) => unit.fieldName);
  return (
    <span>
      {fieldName}
      {nameBn && nameBn !== fieldName && (
        <Typography component="span" color="textSecondary" lang="bn">
          {` · ${nameBn}`}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
        {[typeName, where.join(', ')].filter(Boolean).join(' · ')}
      </Typography>
    </span>
  );
}
