import type { SelectItem } from '@getodk/xforms-engine';
import { useMemo } from 'react';
import { pathOf } from '../engine/tree.ts';
import { useEngineState } from '../engine/use-engine-state.ts';
import { useSession } from '../view/session.ts';
import type { ChoiceNode } from './select-look.ts';

export interface Option {
  value: string;
  /** Plain words, for searching and for screen readers. */
  words: string;
  item: SelectItem;
  /** The words come from our own table: the item's are those of the first language. */
  taken: boolean;
}

/** The choices there are at the moment, in the language of the moment. */
export function useOptions(node: ChoiceNode): Option[] {
  const { form } = useSession();
  const { items, language } = useEngineState(() => ({
    items: node.currentState.valueOptions as readonly SelectItem[],
    language: form.root.currentState.activeLanguage.language,
  }));
  return useMemo(() => {
    const taken = form.labels.get(pathOf(node));
    return items.map((item) => {
      const words = taken?.get(item.value)?.[language];
      return { value: item.value, words: words ?? item.label.asString, item, taken: words !== undefined };
    });
  }, [items, language, form, node]);
}
