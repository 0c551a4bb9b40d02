import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useFormText } from '../view/use-form-text.ts';
import { linesOfFile, LIST_TYPES } from './lines-of-file.ts';
import { matchLines } from './match-lines.ts';
import type { Option } from './use-options.ts';

interface PastedListProps {
  options: readonly Option[];
  onFound: (values: readonly string[]) => void;
  /** What stands beside its button. */
  children?: ReactNode;
}

/** A list that somebody has already, out of a spreadsheet or as its file: what is found of it is ticked, the rest stays to be looked at. */
export function PastedList({ options, onFound, children }: PastedListProps) {
  const t = useFormText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ ticked: number; left: number }>();
  const input = useRef<HTMLInputElement>(null);
  const [isUnread, setUnread] = useState(false);
  const tick = (list: string) => {
    const { values, unmatched } = matchLines(list, options);
    onFound(values);
    setText(unmatched.join('\n'));
    setUnread(false);
    setFound({ ticked: values.length, left: unmatched.length });
  };
  const take = async (file: File) => {
    const list = await linesOfFile(file);
    setUnread(list === undefined);
    setOpen(true);
    if (list === undefined) setFound(undefined);
    else tick(list);
  };
  return (
    <>
      <div className="wf-row" style={{ justifyContent: 'space-between' }}>
        <div className="wf-row">
          <Button aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
            {t('choices.paste')}
          </Button>
          <input
            ref={input}
            type="file"
            className="wf-hidden-file"
            tabIndex={-1}
            aria-hidden="true"
            accept={LIST_TYPES}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) void take(file);
              // the same file may be chosen again, once it is corrected
              target.value = '';
            }}
          />
          <Button onClick={() => input.current?.click()}>{t('choices.file')}</Button>
        </div>
        {children}
      </div>
      {isOpen && (
        <div id={id} className="wf-note">
          {isUnread && <Alert severity="warning">{t('choices.fileUnread')}</Alert>}
          <label className="wf-label" htmlFor={`${id}-text`}>
            {t('choices.pasteHelp')}
          </label>
          <textarea
            id={`${id}-text`}
            className="wf-input"
            rows={5}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div className="wf-row">
            <Button variant="outlined" disabled={text.trim() === ''} onClick={() => tick(text)}>
              {t('choices.pasteTick')}
            </Button>
            <span role="status" className="wf-quiet">
              {found && t('choices.pasted', { count: found.ticked })}{' '}
              {found && found.left > 0 && t('choices.unmatched', { count: found.left })}
            </span>
          </div>
        </div>
      )}
    </>
  );
}
