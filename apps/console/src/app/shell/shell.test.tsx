// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '~/app/session/session.ts';
import CommandPalette from '~/app/shell/CommandPalette.tsx';
import { ConfirmProvider, useConfirm } from '~/app/shell/confirm.tsx';
import { MainMenu } from '~/app/shell/MainMenu.tsx';
import { ToastProvider, toast } from '~/app/shell/toasts.tsx';
import { startTestTexts } from '~/testing/texts.ts';

await startTestTexts();
configure({ defaultHidden: true });
afterEach(cleanup);

const signIn = (changes: object) =>
  session.set({
    isLoggedIn: true,
    user: { id: 1, name: 'Rahima', roles: [], permissions: [], isSuperUser: false, ...changes } as never,
  });

describe('a toast', () => {
  it('stays when one clicks elsewhere and closes when one clicks it', async () => {
    render(
      <ToastProvider>
        <button type="button">Elsewhere</button>
      </ToastProvider>,
    );
    toast.error('Form not imported');
    const message = await screen.findByText('Form not imported');
    expect(screen.getByRole('alert')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.getByText('Form not imported')).toBeTruthy();
    await userEvent.click(message);
    await waitFor(() => expect(screen.queryByText('Form not imported')).toBeNull());
  });
});

function Deleter({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={async () => onAnswer(await confirm())}>
      Delete
    </button>
  );
}

describe('asking for confirmation', () => {
  it('answers yes with Confirm and no with Cancel', async () => {
    const onAnswer = vi.fn();
    render(
      <ConfirmProvider>
        <Deleter onAnswer={onAnswer} />
      </ConfirmProvider>,
    );
    for (const [button, yes] of [
      ['Confirm', true],
      ['Cancel', false],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
      expect(screen.getByText('Are you sure?')).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(onAnswer).toHaveBeenLastCalledWith(yes);
    }
  });
});

describe('the menu', () => {
  const menu = (path = '/') =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <MainMenu />
      </MemoryRouter>,
    );
  const words = () => screen.getAllByRole('link').map((link) => link.textContent);

  it('shows what this user may open, and where one is', () => {
    signIn({ permissions: ['User/View', 'Role/View'] });
    menu('/users');
    expect(words()).toEqual(['Home', 'Roles', 'Users', 'Notifications']);
    expect(screen.getByRole('link', { name: 'Users' }).getAttribute('aria-current')).toBe('page');
  });

  it('loses an entry as soon as the permission is gone', async () => {
    signIn({ permissions: ['User/View'] });
    menu();
    signIn({ permissions: [] });
    await waitFor(() => expect(words()).toEqual(['Home', 'Notifications']));
  });

  it('gives a super-user the own entries first', () => {
    signIn({ isSuperUser: true });
    menu();
    expect(words().slice(0, 5)).toEqual([
      'User create',
      'Access control list',
      'Forum access control',
      'Health and backups',
      'Home',
    ]);
  });
});

describe('the palette', () => {
  it('finds a screen by a few letters and closes when it is opened', async () => {
    signIn({ permissions: ['User/View', 'Role/View'] });
    const onClose = vi.fn();
    render(
      <MemoryRouter>
        <CommandPalette onClose={onClose} />
      </MemoryRouter>,
    );
    await userEvent.type(screen.getByRole('combobox'), 'rol');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['RolesScreens']);
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalled();
  });
});
