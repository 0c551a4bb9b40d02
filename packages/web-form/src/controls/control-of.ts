import type { AnyControlNode } from '@getodk/xforms-engine';
import type { ComponentType } from 'react';
import type { Extra } from '../engine/extras.ts';
import type { ControlProps } from '../question/use-question.ts';
import { DateControl } from './DateControl.tsx';
import { DateTimeControl } from './DateTimeControl.tsx';
import { GeoLineControl } from './GeoLineControl.tsx';
import { GeoPointControl } from './GeoPointControl.tsx';
import { NoteControl } from './NoteControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { RangeControl } from './RangeControl.tsx';
import { RankControl } from './RankControl.tsx';
import { RatingControl } from './RatingControl.tsx';
import { RefusedControl } from './RefusedControl.tsx';
import { SelectControl } from './SelectControl.tsx';
import { isListed } from './select-look.ts';
import { TextControl } from './TextControl.tsx';
import { TriggerControl } from './TriggerControl.tsx';
import { UploadControl } from './UploadControl.tsx';

/** `field`: one element the label points at; `group`: several under one label; `note`: nothing to answer. */
export interface ControlChoice {
  Control: ComponentType<ControlProps<never>>;
  kind: 'field' | 'group' | 'note';
}

const field = (Control: unknown): ControlChoice => ({ Control: Control as never, kind: 'field' });
const group = (Control: unknown): ControlChoice => ({ Control: Control as never, kind: 'group' });

const INPUTS: Record<string, ControlChoice> = {
  int: field(NumberControl),
  decimal: field(NumberControl),
  date: field(DateControl),
  time: field(DateTimeControl),
  dateTime: field(DateTimeControl),
  geopoint: group(GeoPointControl),
  geotrace: group(GeoLineControl),
  geoshape: group(GeoLineControl),
};
const TEXT = field(TextControl);
const LISTED = group(SelectControl);
const BOXED = field(SelectControl);
const REFUSED = group(RefusedControl);
const RANGE = group(RangeControl);
const PICKER = field(RangeControl);
const RATING = group(RatingControl);
const RANK = group(RankControl);
const UPLOAD = group(UploadControl);
const TRIGGER = group(TriggerControl);
const NOTE: ControlChoice = { Control: NoteControl as never, kind: 'note' };

/** Which control a question gets. */
export function controlOf(node: AnyControlNode, extra?: Extra): ControlChoice {
  switch (node.nodeType) {
    case 'note':
      return NOTE;
    case 'select':
      if (extra?.lookup === 'search') return REFUSED;
      return isListed(node) ? LISTED : BOXED;
    case 'rank':
      return RANK;
    case 'range':
      if (node.appearances.rating) return RATING;
      return node.appearances.picker ? PICKER : RANGE;
    case 'trigger':
      return TRIGGER;
    case 'upload':
      return node.nodeOptions.media.type === 'osm' ? REFUSED : UPLOAD;
    default:
      return INPUTS[node.valueType] ?? TEXT;
  }
}
