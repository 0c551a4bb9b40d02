// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeWorkbook } from '@msurvey/xlsform/write';
import { describe, expect, it } from 'vitest';
import { answerOf, findNode, type OpenedForm, type WebFormProps } from '../src/index.ts';
import { showForm } from './support/render.tsx';
import { formXml } from './support/workbook.ts';

const user = userEvent.setup({ delay: null });

/** Sixty people of two groups, one of whom is called as another. */
const MEETING = formXml(`
| survey |
| | type | name | label | choice_filter | appearance |
| | select_multiple group | groups | Groups | | |
| | select_multiple member | members | Who came | selected(\${groups}, group) | autocomplete |
| choices |
| | list_name | name | label | group |
| | group | a | Asha | |
| | group | b | Alo | |
${Array.from({ length: 60 }, (_, i) => `| | member | m${i} | ${i === 31 ? 'Name 29 · Rahim' : `Name ${i} · Karim`} · C-${100 + i} | ${i % 2 ? 'a' : 'b'} |`).join('\n')}`);

async function shown(props: Partial<WebFormProps> = {}) {
  let form: OpenedForm | undefined;
  await showForm({ xml: MEETING, onOpened: (opened) => (form = opened), ...props });
  const members = () =>
    (form ? answerOf(findNode(form.root, '/data/members') as never) : '').split(' ').filter(Boolean);
  return { members };
}
const box = () => screen.findByRole('combobox', { name: 'Who came' });
const all = () => screen.getByRole('checkbox', { name: /shown$/ });
/** As the dialog of the browser gives it: the field itself is out of sight and cannot be pressed. */
const chosen = (file: File) =>
  userEvent
    .setup({ pointerEventsCheck: 0 })
    .upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
const rows = () => screen.queryAllByRole('option').map((row) => row.textContent);

describe('several of many choices', () => {
  it('are ticked all that are shown at one press, and taken back at another', async () => {
    const { members } = await shown();
    await user.click(screen.getByRole('checkbox', { name: 'Asha' }));
    await box();
    await user.click(await screen.findByRole('checkbox', { name: 'All 30 shown' }));
    await waitFor(() => expect(members()).toHaveLength(30));
    expect(screen.getByText('30 of 30 chosen')).toBeDefined();
    await user.click(all());
    await waitFor(() => expect(members()).toEqual([]));
  });

  it('are ticked all that the words find, beside those that are ticked already', async () => {
    const { members } = await shown();
    await user.click(screen.getByRole('checkbox', { name: 'Asha' }));
    const search = await box();
    await user.click(await screen.findByRole('option', { name: /C-101/ }));
    await user.type(search, 'rahim');
    expect(rows()).toEqual(['Name 29Rahim · C-131']);
    await user.click(screen.getByRole('checkbox', { name: 'The one shown' }));
    await waitFor(() => expect(members().toSorted()).toEqual(['m1', 'm31']));
    await user.clear(search);
    expect(screen.getByText('2 of 30 chosen')).toBeDefined();
  });

  it('are found and ticked by keyboard alone, one after the other', async () => {
    const { members } = await shown();
    await user.click(screen.getByRole('checkbox', { name: 'Asha' }));
    const search = await box();
    await user.type(search, 'C-107{Enter}');
    // the next words take the place of the last
    await user.keyboard('C-109{Enter}');
    await waitFor(() => expect(members().toSorted()).toEqual(['m7', 'm9']));
    expect(document.activeElement).toBe(search);
  });

  it('are drawn only as far as they are in sight, and said to be as many as they are', async () => {
    await shown();
    await user.click(screen.getByRole('checkbox', { name: 'Asha' }));
    await user.click(screen.getByRole('checkbox', { name: 'Alo' }));
    await waitFor(() => expect(screen.getAllByRole('option')[0]?.getAttribute('aria-setsize')).toBe('60'));
    expect(screen.getAllByRole('option').length).toBeLessThan(20);
    expect(screen.getAllByRole('option')[0]?.getAttribute('aria-selected')).toBe('false');
  });

  it('can be looked at alone, and one that is taken back then stays in its place', async () => {
    const { members } = await shown();
    await user.click(screen.getByRole('checkbox', { name: 'Asha' }));
    await user.click(await screen.findByRole('option', { name: /C-101/ }));
    await user.click(screen.getByRole('option', { name: /C-105/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Only the chosen' }));
    expect(rows()).toHaveLength(2);
    await user.click(screen.getByRole('option', { name: /C-101/ }));
    await waitFor(() => expect(members()).toEqual(['m5']));
    expect(rows()).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'Only the chosen' }));
    expect(rows().length).toBeGreaterThan(2);
  });

  it('go with the group that is taken back', async () => {
    const { members } = await shown();
    await user.click(screen.getByRole('checkbox', { name: 'Asha' }));
    await user.click(screen.getByRole('checkbox', { name: 'Alo' }));
    await user.click(await screen.findByRole('checkbox', { name: 'All 60 shown' }));
    await waitFor(() => expect(members()).toHaveLength(60));
    await user.click(screen.getByRole('checkbox', { name: 'Alo' }));
    await waitFor(() => expect(members()).toHaveLength(30));
  });

  it('are ticked from a list out of a spreadsheet, and lines that mean nobody or several are left', async () => {
    const { members } = await shown();
    await user.click(screen.getByRole('checkbox', { name: 'Asha' }));
    await box();
    await user.click(screen.getByRole('button', { name: 'Paste a list' }));
    const list = screen.getByRole('textbox', { name: /^Names or numbers/ });
    await user.click(list);
    await user.paste('Card\tName\r\nC-101\tName 1\r\nname 29\r\nc-১১১\r\nName 3, Karim\r\n');
    await user.click(screen.getByRole('button', { name: 'Tick them' }));
    await waitFor(() => expect(members().toSorted()).toEqual(['m1', 'm11', 'm3']));
    expect(list).toHaveProperty('value', 'Card\tName\nname 29');
    const said = within(list.parentElement as HTMLElement).getByRole('status').textContent;
    expect(said).toContain('3 were found and ticked.');
    expect(said).toContain('The 2 lines that are left');
  });

  it('are ticked from the file of a spreadsheet, whatever stands above the list', async () => {
    const { members } = await shown();
    await user.click(screen.getByRole('checkbox', { name: 'Asha' }));
    await box();
    const titled = {
      name: 'Attendance',
      headers: ['Training on mulching'],
      rows: ['C-101', 'Nobody', 'Name 3'].map((name, at) => ({ row: at + 3, cells: { 'Training on mulching': name } })),
    };
    await chosen(new File([writeWorkbook({ sheets: [titled] }) as BlobPart], 'attendance.xlsx'));
    await waitFor(() => expect(members().toSorted()).toEqual(['m1', 'm3']));
    expect(screen.getByRole('textbox', { name: /^Names or numbers/ })).toHaveProperty(
      'value',
      'Training on mulching\nNobody',
    );
    await chosen(new File(['Card;Name\nC-105;"Name 5,\nKarim"\n'], 'attendance.csv'));
    await waitFor(() => expect(members().toSorted()).toEqual(['m1', 'm3', 'm5']));
  });

  it('are not ticked from what is no list or too long a one, and it is said which files are', async () => {
    const { members } = await shown();
    await user.click(screen.getByRole('checkbox', { name: 'Asha' }));
    await box();
    await chosen(new File(['%PDF-1.7'], 'attendance.csv'));
    expect(await screen.findByText(/^This file cannot be read as a list/)).toBeDefined();
    await chosen(new File(['C-101\n'.repeat(5001)], 'attendance.csv'));
    expect(await screen.findByText(/^This file cannot be read as a list/)).toBeDefined();
    expect(members()).toEqual([]);
  });

  it('are only listed where nothing can be changed', async () => {
    const xml = MEETING.replace('<groups/>', '<groups>a</groups>').replace('<members/>', '<members>m1 m3</members>');
    await shown({ xml, mode: 'read' });
    const list = await screen.findByRole('list', { name: 'Chosen' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toHaveLength(2);
    expect(screen.queryByRole('combobox', { name: 'Who came' })).toBeNull();
  });
});
