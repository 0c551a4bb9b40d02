import Button from '@mui/material/Button';
import { IconWorld } from '@msurvey/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useFormText } from '../view/use-form-text.ts';
import type { Place } from './geo.ts';

/** The map is fetched when somebody asks for it; everything else works without. */
const PlaceMap = lazy(() => import('../map/PlaceMap.tsx'));

interface MapPanelProps {
  startsOpen: boolean;
  kind: 'point' | 'line' | 'shape';
  places: readonly Place[];
  onPlace?: (place: Place) => void;
}

export function MapPanel({ startsOpen, kind, places, onPlace }: MapPanelProps) {
  const t = useFormText();
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <Button
        size="small"
        startIcon={<IconWorld size={18} />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ mt: 1 }}
      >
        {t(open ? 'geo.hideMap' : 'geo.showMap')}
      </Button>
      {open && (
        <Suspense fallback={<div className="wf-map" role="status" />}>
          <PlaceMap kind={kind} places={places} onPlace={onPlace} />
        </Suspense>
      )}
    </>
  );
}
