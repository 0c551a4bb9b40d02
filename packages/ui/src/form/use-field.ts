import { FIELD_FAULTS, type FieldFault, isBlank, MINIMUM_PASSWORD_LENGTH, type Validator } from '@msurvey/domain';
import { useController, useFormContext } from 'react-hook-form';
import { useUiText } from '../use-ui-text.ts';

export interface FieldProps {
  name: string;
  /** The words of the field, also in its error sentences. */
  label: string;
  required?: boolean;
  /** A rule of the domain; or one that sees the other fields. */
  validate?: Validator | ((value: never, values: Record<string, unknown>) => FieldFault | undefined);
  hint?: string;
  disabled?: boolean;
}

const isMissing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'string' && isBlank(value)) ||
  (Array.isArray(value) && value.length === 0);

const isFault = (text: string): text is FieldFault => (FIELD_FAULTS as readonly string[]).includes(text);

/** Binds one field to its form and turns a fault into the sentence of the reader's language. */
export function useField({ name, label, required, validate, disabled }: FieldProps) {
  const t = useUiText();
  const { control } = useFormContext();
  const { field, fieldState } = useController({
    name,
    control,
    rules: {
      validate: (value: unknown, values) => {
        if (disabled) return true;
        if (required && isMissing(value)) return 'required';
        return (
          (validate as ((v: unknown, all: object) => FieldFault | undefined) | undefined)?.(value ?? '', values) ?? true
        );
      },
    },
  });
  const message = fieldState.error?.message;
  const error =
    message && isFault(message) ? t(`fault.${message}`, { field: label, minimum: MINIMUM_PASSWORD_LENGTH }) : message;
  return { field, error };
}
