import type { GeoshapeInputNode, GeotraceInputNode } from '@getodk/xforms-engine';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { IconMapPin } from '@msurvey/ui/icons';
import { useState } from 'react';
import { setAnswer } from '../engine/answer.ts';
import { useEngineState } from '../engine/use-engine-state.ts';
import type { ControlProps } from '../question/use-question.ts';
import { useSession } from '../view/session.ts';
import { useFormText } from '../view/use-form-text.ts';
import { fromLine, type Place, toLine } from './geo.ts';
import { MapPanel } from './MapPanel.tsx';
import { useLocate } from './use-locate.ts';

const GOOD_ENOUGH = 5;
const MOST = 2000;

/** A line walked or a plot walked around: place by place, by the device or on a map. */
export function GeoLineControl({ node, ids, readonly }: ControlProps<GeotraceInputNode | GeoshapeInputNode>) {
  const t = useFormText();
  const { faults } = useSession();
  const isShape = node.valueType === 'geoshape';
  const least = isShape ? 3 : 2;
  const answer = useEngineState(() => node.currentState.instanceValue);
  // too few places are no answer yet, and are kept here until they are
  const [unfinished, setUnfinished] = useState<readonly Place[] | null>(null);
  const places = unfinished ?? fromLine(answer, isShape);
  const set = (next: readonly Place[]) => {
    const line = toLine(next.slice(0, MOST), isShape);
    const taken = setAnswer(node, line) && (line !== '' || next.length === 0);
    setUnfinished(taken ? null : next);
    faults.set(node.nodeId, taken ? undefined : isShape ? 'fault.shape' : 'fault.trace');
  };
  const [nearest, setNearest] = useState<Place | null>(null);
  const { seeking, fault, start, stop } = useLocate(GOOD_ENOUGH, setNearest);
  const addHere = () => {
    stop();
    if (nearest) set([...places, nearest]);
    setNearest(null);
  };
  return (
    <div role="group" aria-labelledby={ids.label} aria-describedby={ids.description}>
      <div role="status" className="wf-quiet">
        {t('geo.places', { count: places.length, least })}
      </div>
      {!readonly && (
        <div className="wf-row" style={{ marginTop: 4 }}>
          {nearest ? (
            <Button variant="contained" aria-describedby={ids.label} onClick={addHere}>
              {t('geo.addHere', { metres: Math.round(nearest.accuracy ?? 0) })}
            </Button>
          ) : (
            <Button
              id={ids.control}
              variant="outlined"
              startIcon={<IconMapPin size={18} />}
              aria-describedby={ids.label}
              onClick={seeking ? stop : start}
            >
              {t(seeking ? 'geo.stop' : 'geo.add')}
            </Button>
          )}
          {places.length > 0 && (
            <>
              <Button size="small" onClick={() => set(places.slice(0, -1))}>
                {t('geo.undo')}
              </Button>
              <Button size="small" color="error" onClick={() => set([])}>
                {t('clear')}
              </Button>
            </>
          )}
        </div>
      )}
      {fault && <Alert severity="warning">{t(fault)}</Alert>}
      <MapPanel
        startsOpen={false}
        kind={isShape ? 'shape' : 'line'}
        places={places}
        onPlace={readonly ? undefined : (place) => set([...places, place])}
      />
    </div>
  );
}
