import type { SelectNode } from '@getodk/xforms-engine';
import Popper from '@mui/material/Popper';
import { useState } from 'react';
import { useEngineState } from '../engine/use-engine-state.ts';
import type { ControlProps } from '../question/use-question.ts';
import { useFormText } from '../view/use-form-text.ts';
import { choiceInput } from './choice-input.ts';
import { OptionList } from './OptionList.tsx';
import { useCombobox } from './use-combobox.ts';
import { useOptions } from './use-options.ts';

/** One of many choices, found by typing: thousands of them stay smooth. */
export function ChoiceSearch({ node, ids, required, readonly, invalid }: ControlProps<SelectNode>) {
  const t = useFormText();
  const options = useOptions(node);
  const chosen = useEngineState(() => node.currentState.value);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const current = options.find((option) => option.value === chosen[0]);
  const choose = (value: string | null) => node.selectValue(value);
  const box = useCombobox({ options, chosen, isOne: true, choose, clear: () => choose(null) });
  const listId = `${ids.control}-list`;
  return (
    <>
      <input
        ref={setInput}
        {...choiceInput({
          ids,
          required,
          invalid,
          listId,
          isOpen: box.open,
          active: box.active,
          placeholder: t('choices.search', { count: options.length }),
        })}
        readOnly={readonly}
        value={box.typed ?? current?.words ?? ''}
        onChange={({ target }) => box.type(target.value)}
        onClick={() => !readonly && box.show()}
        onKeyDown={readonly ? undefined : box.onKeyDown}
        onBlur={box.hide}
      />
      <Popper open={box.open} anchorEl={input} placement="bottom-start" sx={{ zIndex: 'modal' }}>
        <OptionList
          id={listId}
          labelledBy={ids.label}
          width={input?.offsetWidth ?? 0}
          options={box.found}
          chosen={chosen}
          active={box.active}
          onChoose={box.pick}
        />
      </Popper>
    </>
  );
}
