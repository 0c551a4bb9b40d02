import { FormDialog, TextField } from '@msurvey/ui';
import Typography from '@mui/material/Typography';
import { ApiError } from '~/lib/client.ts';

export interface NumbersDialogProps<Name extends string> {
  title: string;
  hint: string;
  fields: readonly { name: Name; label: string }[];
  values: Readonly<Record<Name, number>>;
  /** Of what is no number. */
  notNumber: string;
  onSave(values: Record<Name, number>): Promise<void>;
  onClose: () => void;
}

/** A number as people write it; anything else is told at its field. */
function typedNumber(text: string): number {
  const typed = text.trim().replace(',', '.');
  return typed === '' ? Number.NaN : Number(typed);
}

/** What is wrong with some fields, as the server would say it. */
export const wrongFields = (fields: readonly string[], detail: string): ApiError =>
  new ApiError(
    422,
    fields.map((field) => ({ code: 'invalid', field, detail })),
  );

/** A few numbers that belong together, changed in one go. */
export function NumbersDialog<Name extends string>(props: NumbersDialogProps<Name>) {
  const { title, hint, fields, values, notNumber, onSave, onClose } = props;
  const names = fields.map(({ name }) => name);
  const save = async (typed: Record<Name, string>) => {
    const wrong = names.filter((name) => Number.isNaN(typedNumber(typed[name])));
    if (wrong.length > 0) throw wrongFields(wrong, notNumber);
    await onSave(Object.fromEntries(names.map((name) => [name, typedNumber(typed[name])])) as Record<Name, number>);
  };
  return (
    <FormDialog<Record<Name, string>>
      open
      title={title}
      defaultValues={Object.fromEntries(names.map((name) => [name, String(values[name])])) as never}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {hint}
      </Typography>
      {fields.map(({ name, label }) => (
        <TextField key={name} name={name} label={label} required inputMode="decimal" maxLength={8} />
      ))}
    </FormDialog>
  );
}
