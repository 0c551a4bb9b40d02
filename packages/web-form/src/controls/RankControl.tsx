import type { RankNode } from '@getodk/xforms-engine';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { IconChevronDown, IconChevronUp } from '@msurvey/ui/icons';
import { useEngineState } from '../engine/use-engine-state.ts';
import type { ControlProps } from '../question/use-question.ts';
import { useFormText } from '../view/use-form-text.ts';
import { useOptions } from './use-options.ts';

/** Choices to be put in order, one step at a time: the same by finger, mouse and keyboard. */
export function RankControl({ node, ids, readonly }: ControlProps<RankNode>) {
  const t = useFormText();
  const options = useOptions(node);
  const ranked = useEngineState(() => node.currentState.value);
  const words = new Map(options.map((option) => [option.value, option.words]));
  const order = ranked.length ? ranked : options.map((option) => option.value);
  const move = (from: number, to: number) => {
    const next = [...order];
    next.splice(to, 0, ...next.splice(from, 1));
    node.setValues(next);
  };
  return (
    <div role="group" aria-labelledby={ids.label} aria-describedby={ids.description}>
      <ol style={{ margin: 0, paddingInlineStart: 28 }}>
        {order.map((value, index) => {
          const choice = words.get(value) ?? value;
          return (
            <li key={value}>
              <span className="wf-row" style={{ flexWrap: 'nowrap' }}>
                <span style={{ flex: 1, maxWidth: 400 }}>{choice}</span>
                <IconButton
                  disabled={readonly || index === 0}
                  aria-label={t('rank.up', { choice })}
                  onClick={() => move(index, index - 1)}
                >
                  <IconChevronUp size={20} />
                </IconButton>
                <IconButton
                  disabled={readonly || index === order.length - 1}
                  aria-label={t('rank.down', { choice })}
                  onClick={() => move(index, index + 1)}
                >
                  <IconChevronDown size={20} />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ol>
      <div className="wf-row" role="status">
        <span className="wf-quiet">{ranked.length ? t('rank.done') : t('rank.open')}</span>
        {!readonly && (
          <Button size="small" onClick={() => node.setValues(ranked.length ? [] : order)}>
            {ranked.length ? t('clear') : t('rank.keep')}
          </Button>
        )}
      </div>
    </div>
  );
}
