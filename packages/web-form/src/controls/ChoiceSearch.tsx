import type { SelectNode } from '@getodk/xforms-engine';
import Popper from '@mui/material/Popper';
import { useState } from 'react';
import { useEngineState } from '../engine/use-engine-state.ts';
import type { ControlProps } from '../question/use-question.ts';
import { useFormText } from '../view/use-form-text.ts';
import { ChosenOptions } from './ChosenOptions.tsx';
import { OptionList } from './OptionList.tsx';
import { useCombobox } from './use-combobox.ts';
import { useOptions } from './use-options.ts';

/** Choices found by typing: thousands of them stay smooth. */
export function ChoiceSearch({ node, ids, required, readonly, invalid }: ControlProps<SelectNode>) {
  const t = useFormText();
  const options = useOptions(node);
  const chosen = useEngineState(() => node.currentState.value);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const isOne = node.selectType === 'select1';
  const choose = (value: string) => {
    if (isOne) node.selectValue(value);
    else node.selectValues(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  };
  const current = isOne ? options.find((option) => option.value === chosen[0]) : undefined;
  const box = useCombobox({ options, chosen, isOne, choose, clear: () => node.selectValue(null) });
  const listId = `${ids.control}-list`;
  return (
    <>
      <input
        ref={setInput}
        id={ids.control}
        className="wf-input"
        type="text"
        role="combobox"
        autoComplete="off"
        maxLength={200}
        placeholder={t('choices.search', { count: options.length })}
        aria-expanded={box.open}
        aria-controls={box.open ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={box.open && box.active >= 0 ? `${listId}-${box.active}` : undefined}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={ids.description}
        readOnly={readonly}
        value={box.typed ?? current?.words ?? ''}
        onChange={({ target }) => box.type(target.value)}
        onClick={() => !readonly && box.show()}
        onKeyDown={readonly ? undefined : box.onKeyDown}
        onBlur={box.hide}
      />
      {!isOne && <ChosenOptions node={node} options={options} readonly={readonly} />}
      <Popper open={box.open} anchorEl={input} placement="bottom-start" sx={{ zIndex: 'modal' }}>
        <OptionList
          id={listId}
          labelledBy={ids.label}
          width={input?.offsetWidth ?? 0}
          multiple={!isOne}
          options={box.found}
          chosen={chosen}
          active={box.active}
          onChoose={box.pick}
        />
      </Popper>
    </>
  );
}
