import { IconArrowDown, IconArrowUp, IconTrash } from '@msurvey/ui/icons';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  choiceCode,
  choiceList,
  type DocumentRow,
  moveChoices,
  nameFromLabel,
  read,
  removeChoices,
  setChoiceField,
  sheetOf,
} from '@msurvey/xlsform/edit';
import { PickField } from '../parts/PickField.tsx';
import { useCommitted } from '../parts/use-committed.ts';
import { useDesigner } from '../state/use-designer.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';

interface ChoiceLineProps {
  choice: DocumentRow;
  number: number;
  languages: readonly string[];
  /** Behind which choice it comes when it goes up; null: as the first. */
  before: string | null;
  next: string | undefined;
  isFirst: boolean;
  /** In a cascade: the question above, and the column that says to which of its choices this one belongs. */
  belongs: { column: string; label: string; choices: readonly { name: string; label: string }[] } | undefined;
  onEnter: () => void;
}

/** One choice: what it is called in each language, its code and its place. */
export function ChoiceLine({ choice, number, languages, before, next, isFirst, belongs, onEnter }: ChoiceLineProps) {
  const t = useTexts();
  const designer = useDesigner();
  const { canEdit } = useView();
  const sheet = sheetOf(designer.get().document, 'choices');
  const cell = (name: string, language?: string) => (sheet && read(sheet, 'choices', choice, name, language)) ?? '';
  const set = (name: string, value: string, language?: string) => {
    const { document } = designer.get();
    designer.edit(
      setChoiceField(document, choice.key, name, value.trim() === '' ? null : value, language || undefined),
      `${choice.key} ${name} ${language ?? ''}`,
    );
  };
  const setLabel = (value: string, language: string) => {
    const { document } = designer.get();
    const code = cell('name');
    const was = cell('label', language || undefined);
    const rows = choiceList(document, cell('list_name'))?.rows ?? [];
    const taken = rows.flatMap((row) =>
      row.key === choice.key ? [] : [(sheet && read(sheet, 'choices', row, 'name')) ?? ''],
    );
    const name = `${cell('list_name')} ${code}`;
    const isKept = designer.isNameFixed(name) || designer.isOfLibrary(name, was);
    const follows = language === languages[0] && value.trim() !== '' && !isKept;
    const isMade = code === '' || code === nameFromLabel(was).replace(/^q_(?=\d)/, '') || /^\d+$/.test(code);
    designer.edit(
      [
        ...setChoiceField(document, choice.key, 'label', value.trim() === '' ? null : value, language || undefined),
        ...(follows && isMade ? setChoiceField(document, choice.key, 'name', choiceCode(taken, value)) : []),
      ],
      `${choice.key} label ${language}`,
    );
  };
  const icon = { size: 18, 'aria-hidden': true } as const;
  const own = cell('label', languages[0] || undefined) || cell('name');
  return (
    <Stack
      component="li"
      direction="row"
      data-choice={choice.key}
      sx={{ gap: 0.5, alignItems: 'flex-start', borderBottom: 1, borderColor: 'divider', pb: 1 }}
    >
      <Stack sx={{ gap: 0.75, flexGrow: 1, minWidth: 0 }}>
        {languages.map((language) => (
          <CellField
            key={language}
            label={language ? t('choices.labelIn', { number, language }) : t('choices.labelOf', { number })}
            value={cell('label', language || undefined)}
            onChange={(value) => setLabel(value, language)}
            onEnter={next === undefined ? onEnter : undefined}
            disabled={!canEdit}
          />
        ))}
        <Box sx={{ display: 'flex', gap: 0.75 }}>
          <CellField
            label={t('choices.code', { number })}
            value={cell('name')}
            onChange={(value) => set('name', value)}
            disabled={!canEdit}
            isCode
          />
          {belongs && (
            <PickField
              label={t('choices.belongsTo', { question: belongs.label })}
              value={belongs.choices.some(({ name }) => name === cell(belongs.column)) ? cell(belongs.column) : ''}
              disabled={!canEdit}
              onChange={(chosen) => set(belongs.column, chosen)}
              sx={{ flexGrow: 1, minWidth: 0 }}
            >
              {belongs.choices.map(({ name, label }) => (
                <MenuItem key={name} value={name}>
                  {label}
                </MenuItem>
              ))}
            </PickField>
          )}
        </Box>
      </Stack>
      {canEdit && (
        <Stack>
          <IconButton
            size="small"
            aria-label={t('choices.up', { choice: own })}
            disabled={isFirst}
            onClick={() =>
              designer.edit({ operations: moveChoices(designer.get().document, [choice.key], before).operations })
            }
          >
            <IconArrowUp {...icon} />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('choices.down', { choice: own })}
            disabled={next === undefined}
            onClick={() =>
              designer.edit({ operations: moveChoices(designer.get().document, [choice.key], next ?? null).operations })
            }
          >
            <IconArrowDown {...icon} />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t('choices.delete', { choice: own })}
            onClick={() => designer.edit(removeChoices(designer.get().document, [choice.key]))}
          >
            <IconTrash {...icon} />
          </IconButton>
        </Stack>
      )}
    </Stack>
  );
}

interface CellFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEnter?: () => void;
  disabled: boolean;
  isCode?: boolean;
}

function CellField({ label, value, onChange, onEnter, disabled, isCode }: CellFieldProps) {
  const { text, setText, commit } = useCommitted(value, onChange);
  return (
    <TextField
      size="small"
      fullWidth={!isCode}
      label={label}
      value={text}
      disabled={disabled}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !onEnter) return;
        event.preventDefault();
        commit();
        onEnter();
      }}
      slotProps={{ htmlInput: { dir: isCode ? 'ltr' : 'auto', spellCheck: isCode ? false : undefined } }}
      sx={isCode ? { width: 130, flexShrink: 0 } : undefined}
    />
  );
}
