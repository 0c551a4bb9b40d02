import type { InputHTMLAttributes } from 'react';
import type { ControlProps } from '../question/use-question.ts';

interface ChoiceInput extends Pick<ControlProps<never>, 'ids' | 'required' | 'invalid'> {
  listId: string;
  isOpen: boolean;
  /** Where the keyboard is in the list; -1: nowhere. */
  active: number;
  placeholder: string;
}

/** What a field is in which one types to find choices of a list. */
export const choiceInput = ({
  ids,
  required,
  invalid,
  listId,
  isOpen,
  active,
  placeholder,
}: ChoiceInput): InputHTMLAttributes<HTMLInputElement> => ({
  id: ids.control,
  className: 'wf-input',
  type: 'text',
  role: 'combobox',
  autoComplete: 'off',
  maxLength: 200,
  placeholder,
  'aria-expanded': isOpen,
  'aria-controls': isOpen ? listId : undefined,
  'aria-autocomplete': 'list',
  'aria-activedescendant': isOpen && active >= 0 ? `${listId}-${active}` : undefined,
  'aria-required': required || undefined,
  'aria-invalid': invalid || undefined,
  'aria-describedby': ids.description,
});
