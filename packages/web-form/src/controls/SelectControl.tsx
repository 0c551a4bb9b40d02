import type { SelectNode } from '@getodk/xforms-engine';
import { useEngineState } from '../engine/use-engine-state.ts';
import type { ControlProps } from '../question/use-question.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { ChoiceSearch } from './ChoiceSearch.tsx';
import { lookOf } from './select-look.ts';

/** Choices: all to be seen, in a box, or found by typing. */
export function SelectControl(props: ControlProps<SelectNode>) {
  const look = useEngineState(() => lookOf(props.node));
  if (look === 'list') return <ChoiceList {...props} />;
  return look === 'box' ? <ChoiceBox {...props} /> : <ChoiceSearch {...props} />;
}
