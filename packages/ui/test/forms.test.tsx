// @vitest-environment jsdom
import { email, password } from '@msurvey/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useForm } from 'react-hook-form';
import {
  AutocompleteField,
  CheckboxField,
  ConfirmDialog,
  DateField,
  Form,
  FormDialog,
  MultiSelectField,
  PasswordField,
  SelectField,
  SwitchField,
  TextField,
} from '../src/index.ts';
import { show } from './render.tsx';

class Refused extends Error {
  constructor(readonly errors: { code: string; detail: string; field?: string }[]) {
    super(errors.map((error) => error.detail).join(', '));
  }
}

function PersonForm({ onSubmit }: { onSubmit: (values: object) => Promise<void> | void }) {
  const form = useForm({ defaultValues: { firstName: '', email: '', password: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="firstName" label="First Name" required />
      <TextField name="email" label="E-mail" validate={email} />
      <PasswordField name="password" label="Password" required validate={password} />
      <button type="submit">Save</button>
    </Form>
  );
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const field = (name: RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement;

describe('a form', () => {
  it('says which field is required, sends nothing, and goes to the first fault', async () => {
    const onSubmit = vi.fn();
    show(<PersonForm onSubmit={onSubmit} />);
    await userEvent.type(field(/First Name/), '   ');
    await save();
    expect(await screen.findByText('First Name is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(field(/First Name/));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says what is invalid and what is too short', async () => {
    show(<PersonForm onSubmit={vi.fn()} />);
    await userEvent.type(field(/E-mail/), 'nobody');
    await userEvent.type(screen.getByLabelText(/^Password/), '12345');
    await save();
    expect(await screen.findByText('E-mail is invalid')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    expect(field(/E-mail/).getAttribute('aria-invalid')).toBe('true');
  });

  it('puts what the server refused on its field, focused, and the rest above', async () => {
    const onSubmit = () =>
      Promise.reject(
        new Refused([
          { code: 'user.email-taken', detail: 'This e-mail address belongs to another account.', field: 'email' },
          { code: 'record.conflict', detail: 'Somebody else changed this in the meantime.' },
        ]),
      );
    show(<PersonForm onSubmit={onSubmit} />);
    await userEvent.type(field(/First Name/), 'Rahima');
    await userEvent.type(screen.getByLabelText(/^Password/), 'Krishi-2026');
    await save();
    expect(await screen.findByText('This e-mail address belongs to another account.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Somebody else changed this in the meantime.');
    await waitFor(() => expect(document.activeElement).toBe(field(/E-mail/)));
  });

  it('shows and hides a password', async () => {
    show(<PersonForm onSubmit={vi.fn()} />);
    const input = screen.getByLabelText(/^Password/) as HTMLInputElement;
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
  });
});

const roles = [
  { id: 1, name: 'admin' },
  { id: 2, name: 'validator' },
];
function ChoicesForm({ onSubmit }: { onSubmit: (values: object) => void }) {
  const form = useForm({
    defaultValues: { role: null, place: null, roles: [] as number[], agreed: false, active: false, day: '' },
  });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <SelectField name="role" label="Role" required options={roles} />
      <AutocompleteField name="place" label="Place" options={[{ id: 5, name: 'Bhola' }]} />
      <MultiSelectField name="roles" label="Roles" required options={roles} />
      <CheckboxField name="agreed" label="Agreed" required />
      <SwitchField name="active" label="Active" />
      <DateField name="day" label="Day" />
      <button type="submit">Save</button>
    </Form>
  );
}

describe('the fields for choices', () => {
  it('give the ids of what was chosen', async () => {
    const onSubmit = vi.fn();
    show(<ChoicesForm onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('combobox', { name: /^Role(?!s)/ }));
    await userEvent.click(screen.getByRole('option', { name: 'validator' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Place' }), 'bho{ArrowDown}{Enter}');
    await userEvent.type(screen.getByRole('combobox', { name: /Roles/ }), 'val{ArrowDown}{Enter}adm{ArrowDown}{Enter}');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('checkbox', { name: /Agreed/ }));
    await userEvent.click(screen.getByRole('switch', { name: 'Active' }));
    await userEvent.type(screen.getByLabelText('Day'), '2026-07-01');
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.lastCall?.[0]).toEqual({
      role: 2,
      place: 5,
      roles: [2, 1],
      agreed: true,
      active: true,
      day: '2026-07-01',
    });
  });

  it('count nothing chosen, and a box not ticked, as missing', async () => {
    const onSubmit = vi.fn();
    show(<ChoicesForm onSubmit={onSubmit} />);
    await save();
    expect(await screen.findByText('Role is required')).toBeTruthy();
    expect(screen.getByText('Roles is required')).toBeTruthy();
    expect(screen.getByText('Agreed is required')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a dialog with a form', () => {
  const dialog = (onSubmit = vi.fn(), onClose = vi.fn()) => {
    show(
      <FormDialog open title="Add role" defaultValues={{ name: '' }} onSubmit={onSubmit} onClose={onClose}>
        <TextField name="name" label="Name" required />
      </FormDialog>,
    );
    return { onSubmit, onClose };
  };

  it('starts in its first field, and Enter submits and closes', async () => {
    const { onSubmit, onClose } = dialog();
    expect(screen.getByRole('dialog', { name: 'Add role' })).toBeTruthy();
    expect(document.activeElement).toBe(field(/Name/));
    await userEvent.keyboard('validator{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(onSubmit).toHaveBeenCalledWith({ name: 'validator' });
  });

  it('stays open when the server refuses, with the reason at the field', async () => {
    const { onClose } = dialog(
      vi.fn().mockRejectedValue(new Refused([{ code: 'role.name-taken', detail: 'Taken already.', field: 'name' }])),
    );
    await userEvent.keyboard('admin{Enter}');
    expect(await screen.findByText('Taken already.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes with Esc when nothing was typed, and asks first when something was', async () => {
    const { onClose } = dialog();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.type(field(/Name/), 'x');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('the confirm dialog', () => {
  it('asks “Are you sure?” with Cancel and Confirm', async () => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    show(<ConfirmDialog open onConfirm={onConfirm} onCancel={onCancel} />);
    expect(screen.getByRole('alertdialog', { name: 'Are you sure?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
