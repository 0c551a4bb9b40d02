import type { GeopointInputNode } from '@getodk/xforms-engine';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { IconMapPin } from '@msurvey/ui/icons';
import { setAnswer } from '../engine/answer.ts';
import { useEngineState } from '../engine/use-engine-state.ts';
import type { ControlProps } from '../question/use-question.ts';
import { useFormText } from '../view/use-form-text.ts';
import { CoordinateFields } from './CoordinateFields.tsx';
import { toPlace, toText } from './geo.ts';
import { MapPanel } from './MapPanel.tsx';
import { useLocate } from './use-locate.ts';

const GOOD_ENOUGH = 5;

/** Where something is: by the device, by typing, or on a map. */
export function GeoPointControl({ node, ids, readonly }: ControlProps<GeopointInputNode>) {
  const t = useFormText();
  const text = useEngineState(() => node.currentState.instanceValue);
  const place = toPlace(text);
  const wanted = node.nodeOptions?.accuracyThreshold ?? GOOD_ENOUGH;
  const poor = node.nodeOptions?.unacceptableAccuracyThreshold;
  const { seeking, fault, start, stop } = useLocate(wanted, (found) => setAnswer(node, toText(found)));
  const hasMap = Boolean(node.appearances.maps || node.appearances['placement-map']);
  return (
    <div role="group" aria-labelledby={ids.label} aria-describedby={ids.description}>
      <div className="wf-row">
        {!readonly && (
          <Button
            variant="outlined"
            startIcon={<IconMapPin size={18} />}
            aria-describedby={ids.label}
            onClick={seeking ? stop : start}
          >
            {t(seeking ? 'geo.stop' : place ? 'geo.again' : 'geo.find')}
          </Button>
        )}
        <span role="status" className="wf-quiet">
          {seeking && !place?.accuracy && t('geo.seeking')}
          {place?.accuracy ? t('geo.accuracy', { metres: Math.round(place.accuracy) }) : null}
        </span>
        {place && !readonly && !seeking && (
          <Button size="small" onClick={() => setAnswer(node, '')}>
            {t('clear')}
          </Button>
        )}
      </div>
      {fault && <Alert severity="warning">{t(fault)}</Alert>}
      {poor && place?.accuracy && place.accuracy > poor ? (
        <Alert severity="warning">{t('geo.poor', { metres: poor })}</Alert>
      ) : null}
      <CoordinateFields node={node} id={ids.control} readonly={readonly} />
      <MapPanel
        startsOpen={hasMap}
        kind="point"
        places={place ? [place] : []}
        onPlace={readonly ? undefined : (found) => setAnswer(node, toText(found))}
      />
    </div>
  );
}
