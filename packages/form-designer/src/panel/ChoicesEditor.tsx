import { IconPlus } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  addChoices,
  choiceList,
  choiceLists,
  ownList,
  pasteChoices,
  read,
  removeChoices,
  sheetOf,
  useList as listFor,
} from '@msurvey/xlsform/edit';
import { useEffect, useRef, useState } from 'react';
import { PickField } from '../parts/PickField.tsx';
import { questionInfos, shownLanguages } from '../state/form-facts.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';
import { ChoiceLine } from './ChoiceLine.tsx';
import { readFilter } from './filter.ts';
import { useCell } from './PanelText.tsx';

/** The choices of a question: typed one by one or pasted, each with its code and, in a cascade, what it belongs to. */
export function ChoicesEditor({ row, list: name }: { row: string; list: string }) {
  const t = useTexts();
  const designer = useDesigner();
  const { canEdit, language } = useView();
  const form = useDesignerState(({ document }) => document);
  const filter = readFilter(useCell(row, 'choice_filter'));
  const [isPasting, setPasting] = useState(false);
  const list = choiceList(form, name);
  const rows = list?.rows ?? [];
  const languages = shownLanguages(form);
  const users = list?.users.length ?? 1;
  const above = filter && questionInfos(form, language).find(({ name: one }) => one === filter.question);
  // what a new question begins with gives way to what is pasted
  const sheet = sheetOf(form, 'choices');
  const untouched = rows.flatMap((choice, index) =>
    sheet && read(sheet, 'choices', choice, 'label') === t('choices.new', { number: index + 1 }) ? [choice.key] : [],
  );
  const fresh = useRef<string | null>(null);
  const addOne = () => {
    const { document } = designer.get();
    const taken = choiceList(document, name)?.rows.length ?? 0;
    const edit = addChoices(document, name, [t('choices.new', { number: taken + 1 })], {
      language: languages[0] || undefined,
    });
    if (designer.edit({ operations: edit.operations })) fresh.current = edit.focus ?? null;
  };
  useEffect(() => {
    if (fresh.current === null) return;
    const field = document.querySelector<HTMLInputElement>(`[data-choice="${fresh.current}"] input`);
    if (field === null) return;
    fresh.current = null;
    field.focus();
    field.select();
  }, [rows.length]);
  return (
    <Stack sx={{ gap: 1 }}>
      <PickField
        label={t('choices.list')}
        value={name}
        disabled={!canEdit}
        onChange={(chosen) => designer.edit(listFor(designer.get().document, row, chosen))}
      >
        {[...new Set([name, ...choiceLists(form).map((one) => one.name)])].map((one) => (
          <MenuItem key={one} value={one}>
            <bdi>{one}</bdi>
          </MenuItem>
        ))}
      </PickField>
      {users > 1 && (
        <Alert
          severity="info"
          action={
            canEdit && (
              <Button size="small" color="inherit" onClick={() => designer.edit(ownList(designer.get().document, row))}>
                {t('choices.own')}
              </Button>
            )
          }
        >
          {t('choices.shared', { count: users })}
        </Alert>
      )}
      <Stack component="ul" aria-label={t('choices.label')} sx={{ gap: 1, listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((choice, index) => (
          <ChoiceLine
            key={choice.key}
            choice={choice}
            number={index + 1}
            languages={languages}
            before={index > 1 ? (rows[index - 2]?.key ?? null) : null}
            next={rows[index + 1]?.key}
            isFirst={index === 0}
            belongs={above && { column: filter.column, label: above.label, choices: above.choices }}
            onEnter={addOne}
          />
        ))}
      </Stack>
      {canEdit && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button size="small" startIcon={<IconPlus size={18} aria-hidden />} onClick={addOne}>
            {t('choices.add')}
          </Button>
          <Button size="small" onClick={() => setPasting(!isPasting)} aria-expanded={isPasting}>
            {t('choices.paste')}
          </Button>
        </Box>
      )}
      {isPasting && (
        <PasteBox
          onTake={(text) => {
            const { document } = designer.get();
            const pasted = pasteChoices(document, name, text, { language: languages[0] || undefined });
            designer.edit([...pasted.operations, ...removeChoices(document, untouched).operations]);
            setPasting(false);
          }}
        />
      )}
    </Stack>
  );
}

function PasteBox({ onTake }: { onTake: (text: string) => void }) {
  const t = useTexts();
  const [text, setText] = useState('');
  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        multiline
        minRows={4}
        maxRows={12}
        size="small"
        autoFocus
        label={t('choices.pasteLabel')}
        helperText={t('choices.pasteHint')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Box>
        <Button size="small" variant="contained" disabled={text.trim() === ''} onClick={() => onTake(text)}>
          {t('choices.take')}
        </Button>
      </Box>
    </Stack>
  );
}
