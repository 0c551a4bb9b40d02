import type { SelectNode } from '@getodk/xforms-engine';
import { useMemo, useState } from 'react';
import { useEngineState } from '../engine/use-engine-state.ts';
import type { ControlProps } from '../question/use-question.ts';
import { useFormText } from '../view/use-form-text.ts';
import { ChosenOptions } from './ChosenOptions.tsx';
import { choiceInput } from './choice-input.ts';
import { PastedList } from './PastedList.tsx';
import { PickerBar } from './PickerBar.tsx';
import { PickerRows } from './PickerRows.tsx';
import { useCombobox } from './use-combobox.ts';
import { useOptions } from './use-options.ts';

/** Several of many choices: searched by typing, ticked one by one, all that are shown, or as a list that is pasted. */
export function ChoicePicker({ node, ids, required, readonly, invalid }: ControlProps<SelectNode>) {
  const t = useFormText();
  const all = useOptions(node);
  const chosen = useEngineState(() => node.currentState.value);
  /** Those chosen when they alone were asked for: what is taken back stays in its place. */
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const options = useMemo(() => (only ? all.filter(({ value }) => only.has(value)) : all), [all, only]);
  const toggle = (value: string) =>
    node.selectValues(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  const box = useCombobox({ options, chosen, isOne: false, choose: toggle, clear: () => undefined });
  if (readonly) return <ChosenOptions options={all} chosen={chosen} />;
  if (all.length === 0) return <div className="wf-quiet">{t('choices.none')}</div>;
  const add = (values: readonly string[]) => node.selectValues([...new Set([...chosen, ...values])]);
  const remove = (values: ReadonlySet<string>) => node.selectValues(chosen.filter((value) => !values.has(value)));
  const listId = `${ids.control}-list`;
  const isEmpty = box.found.length === 0;
  return (
    <div className="wf-picker">
      <input
        {...choiceInput({
          ids,
          required,
          invalid,
          listId,
          isOpen: !isEmpty,
          active: box.active,
          placeholder: t('choices.search', { count: options.length }),
        })}
        value={box.typed ?? ''}
        onChange={({ target }) => box.type(target.value)}
        onKeyDown={(event) => {
          const picks = event.key === 'Enter' && box.active >= 0;
          box.onKeyDown(event);
          // the next name is typed over this one
          if (picks) event.currentTarget.select();
        }}
      />
      <PickerBar found={box.found} total={all.length} chosen={chosen} onAdd={add} onRemove={remove} />
      {isEmpty ? (
        <div className="wf-quiet" role="status">
          {t('choices.notFound')}
        </div>
      ) : (
        <PickerRows
          id={listId}
          labelledBy={ids.label}
          options={box.found}
          chosen={chosen}
          active={box.active}
          onChoose={({ value }) => toggle(value)}
        />
      )}
      <PastedList options={all} onFound={add}>
        {(only !== null || chosen.length > 0) && (
          <label className="wf-choice">
            <input type="checkbox" checked={only !== null} onChange={() => setOnly(only ? null : new Set(chosen))} />
            {t('choices.onlyChosen')}
          </label>
        )}
      </PastedList>
    </div>
  );
}
