import { type KeyboardEvent, memo } from 'react';
import { useCommitted } from '../parts/use-committed.ts';
import { setLabel } from '../state/labels.ts';
import { useDesigner } from '../state/use-designer.ts';
import { useTexts } from '../texts.ts';

interface LabelFieldProps {
  row: string;
  /** Empty: the column without a language. */
  language: string;
  text: string;
  /** There are other languages, so this one says its own. */
  several: boolean;
  isEdited: boolean;
  /** What is shown where nothing is asked yet. */
  fallback: string;
}

/** What a question asks in one language: read in the line, typed in the line that one looks at. */
export const LabelField = memo(function LabelField({
  row,
  language,
  text,
  several,
  isEdited,
  fallback,
}: LabelFieldProps) {
  const t = useTexts();
  if (isEdited) return <Typed row={row} language={language} text={text} several={several} />;
  if (text === '')
    return <span className="label blank">{several && language ? t('line.untranslated', { language }) : fallback}</span>;
  return <bdi className="label">{text}</bdi>;
});

function Typed({ row, language, text: value, several }: Omit<LabelFieldProps, 'isEdited' | 'fallback'>) {
  const t = useTexts();
  const designer = useDesigner();
  const { text, setText, commit } = useCommitted(value, (next) => setLabel(designer, row, language, next));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // a label of several lines is rare: Enter says that one is done
    if ((event.key !== 'Enter' || event.shiftKey) && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    commit();
    document.getElementById(`line-${row}`)?.focus();
  };
  return (
    <textarea
      className="label"
      rows={1}
      dir="auto"
      value={text}
      data-label-of={row}
      placeholder={several && language ? language : t('line.labelHere')}
      aria-label={several && language ? t('line.labelIn', { language }) : t('line.label')}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
