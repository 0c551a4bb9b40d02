import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { setServerErrors } from './server-errors.ts';

/** Sends a form; what the server refuses lands on its field, the rest stands above the form. */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  onSubmit: (values: Values) => Promise<unknown> | unknown,
) {
  const [failure, setFailure] = useState('');
  const submit = form.handleSubmit(async (values) => {
    setFailure('');
    try {
      await onSubmit(values as Values);
    } catch (error) {
      setFailure(setServerErrors(form, error));
    }
  });
  return { submit, failure };
}

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => Promise<unknown> | unknown;
  children: ReactNode;
  label?: string;
}

/** A form on a page: fields under one another, roomy enough to type. */
export function Form<Values extends FieldValues>({ form, onSubmit, children, label }: FormProps<Values>) {
  const { submit, failure } = useSubmit(form, onSubmit);
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate onSubmit={submit} aria-label={label} sx={{ gap: 2 }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        {children}
      </Stack>
    </FormProvider>
  );
}
