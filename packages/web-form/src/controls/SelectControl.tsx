import type { SelectNode } from '@getodk/xforms-engine';
import { useEngineState } from '../engine/use-engine-state.ts';
import type { ControlProps } from '../question/use-question.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { ChoicePicker } from './ChoicePicker.tsx';
import { ChoiceSearch } from './ChoiceSearch.tsx';
import { lookOf } from './select-look.ts';

/** Choices: all to be seen, in a box, or found by typing; several of many are ticked. */
export function SelectControl(props: ControlProps<SelectNode>) {
  const look = useEngineState(() => lookOf(props.node));
  if (look === 'list') return <ChoiceList {...props} />;
  if (look === 'box') return <ChoiceBox {...props} />;
  return props.node.selectType === 'select1' ? <ChoiceSearch {...props} /> : <ChoicePicker {...props} />;
}
