// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  DefinitionList,
  PageHeader,
  PageTabs,
  StatusChip,
  SummaryCard,
  SwitchGridRow,
  UploadPanel,
} from '../src/index.ts';
import { show } from './render.tsx';

describe('the page header', () => {
  it('shows title, count, one action, and the rest in a menu', async () => {
    const onClick = vi.fn();
    show(
      <PageHeader title="Users" count={1234} action={{ label: 'Add user', onClick }} more={[{ label: 'Export' }]} />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeTruthy();
    expect(screen.getByText('1,234')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add user' }));
    expect(onClick).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.getByRole('menuitem', { name: 'Export' })).toBeTruthy();
  });
});

describe('a status', () => {
  it.each([
    ['pending', 'Pending'],
    ['approved', 'Approved'],
    ['rejected', 'Rejected'],
    ['active', 'Active'],
    ['inactive', 'Inactive'],
  ] as const)('is icon and word: %s', (status, word) => {
    const { container } = show(<StatusChip status={status} />);
    expect(screen.getByText(word)).toBeTruthy();
    expect(container.querySelector('svg')).toBeTruthy();
  });
});

describe('a summary card', () => {
  it('shows the number with its unit, and links to the records', () => {
    show(<SummaryCard label="Total forms" value={4321} unit="forms" href="/forms/" />);
    expect(screen.getByText(/4,321/).textContent).toBe('4,321 forms');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/forms/');
  });

  it('shows a blank for what is not known, never zero', () => {
    show(<SummaryCard label="Total forms" value={null} />);
    expect(screen.getByText('---')).toBeTruthy();
  });
});

const book = (name = 'users.xlsx', bytes = 10) => new File([new Uint8Array(bytes)], name);
const drop = (files: File[]) =>
  fireEvent.drop(screen.getByRole('group', { name: 'Users workbook' }), { dataTransfer: { files } });

describe('the upload panel', () => {
  const panel = (onChange = vi.fn(), file: File | null = null) => {
    show(
      <UploadPanel label="Users workbook" file={file} onChange={onChange} accept={['.xlsx']} maxBytes={1_000_000} />,
    );
    return onChange;
  };

  it('takes one dropped file', () => {
    const onChange = panel();
    const file = book();
    drop([file]);
    expect(onChange).toHaveBeenCalledWith(file);
  });

  it.each([
    ['two files', [book(), book()], 'Please choose exactly one file.'],
    ['another kind', [book('users.pdf')], 'This kind of file cannot be used here. Allowed: .xlsx'],
    ['too large a file', [book('a.xlsx', 1_000_001)], 'This file is too large. At most 1 MB can be sent.'],
  ])('refuses %s and says why', (_, files, reason) => {
    const onChange = panel();
    drop(files);
    expect(screen.getByText(reason)).toBeTruthy();
    expect(onChange).not.toHaveBeenCalledWith(expect.any(File));
  });

  it('can be reached by keyboard, and gives the file back', async () => {
    const onChange = panel(vi.fn(), book());
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Choose another file');
    await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
    expect(onChange).toHaveBeenCalledWith(null);
  });
});

describe('the rest of a page', () => {
  it('shows facts with a blank for what is missing', () => {
    show(<DefinitionList items={[{ term: 'Phone', value: null }]} />);
    expect(screen.getByText('---').tagName).toBe('DD');
  });

  it('opens one tab at a time', async () => {
    const onChange = vi.fn();
    const tabs = [
      { id: 0, label: 'Teams', content: 'No Teams' },
      { id: 1, label: 'Forms', content: 'No Forms' },
    ];
    show(<PageTabs label="Project" tabs={tabs} value={0} onChange={onChange} />);
    expect(screen.getByRole('tabpanel', { name: 'Teams' }).textContent).toBe('No Teams');
    await userEvent.click(screen.getByRole('tab', { name: 'Forms' }));
    expect(onChange).toHaveBeenCalledWith(1);
  });

  it('has one switch per action of a module', async () => {
    const onToggle = vi.fn();
    show(<SwitchGridRow title="Role" switches={[{ id: 4, label: 'View', on: false }]} onToggle={onToggle} />);
    expect(screen.getByRole('group', { name: 'Role' })).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'View' }));
    expect(onToggle).toHaveBeenCalledWith(4, true);
  });
});
