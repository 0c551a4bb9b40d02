import type { SelectNode } from '@getodk/xforms-engine';
import Button from '@mui/material/Button';
import type { CSSProperties } from 'react';
import { useEngineState } from '../engine/use-engine-state.ts';
import { Media } from '../question/Media.tsx';
import type { ControlProps } from '../question/use-question.ts';
import { Words } from '../question/Words.tsx';
import { useSession } from '../view/session.ts';
import { useFormText } from '../view/use-form-text.ts';
import { listLookOf } from './select-look.ts';
import { type Option, useOptions } from './use-options.ts';

const WordsOf = ({ option }: { option: Option }) => (
  <span className="wf-words">
    {option.taken ? option.words : <Words text={option.item.label} />}
    <Media text={option.item.label} />
  </span>
);

/** Choices all to be seen: one of them, or several. */
export function ChoiceList({ node, ids, required, readonly, invalid }: ControlProps<SelectNode>) {
  const t = useFormText();
  const session = useSession();
  const options = useOptions(node);
  const chosen = useEngineState(() => node.currentState.value);
  const isOne = node.selectType === 'select1';
  const { layout, columns, part } = listLookOf(node.appearances as unknown as Iterable<string>, options.length);
  const isQuick = Boolean(node.appearances.quick || node.appearances.quickcompact);
  const choose = (value: string, checked: boolean) => {
    if (!isOne) return node.selectValues(checked ? [...chosen, value] : chosen.filter((other) => other !== value));
    node.selectValue(value);
    if (isQuick) session.advance?.();
  };
  if (options.length === 0) return <div className="wf-quiet">{t('choices.none')}</div>;
  return (
    <div
      role={isOne ? 'radiogroup' : 'group'}
      aria-labelledby={ids.label}
      aria-describedby={ids.description}
      aria-required={isOne && required ? true : undefined}
      aria-invalid={isOne && invalid ? true : undefined}
    >
      <div
        className="wf-choices"
        data-layout={layout}
        data-part={part}
        style={{ '--wf-columns': columns } as CSSProperties}
      >
        {options.map((option) =>
          part === 'words' ? (
            <span key={option.value} className="wf-choice">
              <WordsOf option={option} />
            </span>
          ) : (
            <label key={option.value} className="wf-choice">
              <input
                type={isOne ? 'radio' : 'checkbox'}
                name={ids.control}
                value={option.value}
                checked={chosen.includes(option.value)}
                disabled={readonly}
                onChange={({ target }) => choose(option.value, target.checked)}
              />
              <WordsOf option={option} />
            </label>
          ),
        )}
      </div>
      {isOne && chosen.length > 0 && !readonly && part === 'whole' && (
        <Button size="small" onClick={() => node.selectValue(null)}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
