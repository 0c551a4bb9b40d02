import type { GeopointInputNode } from '@getodk/xforms-engine';
import { useEffect, useState } from 'react';
import { setAnswer } from '../engine/answer.ts';
import { useEngineState } from '../engine/use-engine-state.ts';
import { useSession } from '../view/session.ts';
import { useFormText } from '../view/use-form-text.ts';
import { toPlace } from './geo.ts';
import { westernDigits } from './TextControl.tsx';

const NUMBER = /^-?\d*[.,]?\d*$/;

interface CoordinateFieldsProps {
  node: GeopointInputNode;
  id: string;
  readonly: boolean;
}

/** Latitude and longitude typed: read from a handset, or where a device has no receiver. */
export function CoordinateFields({ node, id, readonly }: CoordinateFieldsProps) {
  const t = useFormText();
  const { faults } = useSession();
  const answer = useEngineState(() => node.currentState.instanceValue);
  const [typed, setTyped] = useState<[string, string] | null>(null);
  useEffect(() => {
    // found by the device or on the map: what was typed before is past
    if (answer) setTyped((now) => (now && toPlace(answer)?.latitude === Number(now[0].replace(',', '.')) ? now : null));
  }, [answer]);
  const place = toPlace(answer);
  const shown = typed ?? [place ? String(place.latitude) : '', place ? String(place.longitude) : ''];
  const type = (at: 0 | 1, given: string) => {
    const text = westernDigits(given).replace(/\s/g, '');
    if (!NUMBER.test(text)) return;
    const next: [string, string] = at === 0 ? [text, shown[1]] : [shown[0], text];
    setTyped(next);
    const isBlank = next.every((part) => part === '');
    const isWhole = next.every((part) => /\d/.test(part));
    const taken = setAnswer(node, isWhole ? next.join(' ').replaceAll(',', '.') : '');
    faults.set(node.nodeId, isBlank || (isWhole && taken) ? undefined : 'fault.place');
  };
  return (
    <div className="wf-row" style={{ marginTop: 8, flexWrap: 'nowrap' }}>
      {(['geo.latitude', 'geo.longitude'] as const).map((key, at) => (
        <label key={key} className="wf-quiet" style={{ flex: '0 1 180px', minWidth: 0, width: 'calc(50% - 4px)' }}>
          {t(key)}
          <input
            className="wf-input wf-number"
            id={at === 0 ? id : undefined}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            value={shown[at as 0 | 1]}
            readOnly={readonly}
            onChange={({ target }) => type(at as 0 | 1, target.value)}
          />
        </label>
      ))}
    </div>
  );
}
