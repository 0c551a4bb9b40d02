// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Draft, type OpenedForm, readInstance, type Submission } from '../src/index.ts';
import { questionAt, showForm } from './support/render.tsx';
import { formXml } from './support/workbook.ts';

const at = (xml: string, path: string) => readInstance(xml)?.answers.find((answer) => answer.path === path)?.value;
const user = userEvent.setup({ delay: null });

const SMALL = formXml(`
| survey |
| | type | name | label | required | constraint | constraint_message |
| | text | name | Name | yes | | |
| | integer | age | Age | | . > 17 | Only adults |
| | begin repeat | plot | Plot | | | |
| | decimal | size | Size | | | |
| | end repeat | | | | | |
`);

const sentOf = () => {
  const onSubmit = vi.fn<(submission: Submission) => void>();
  return { onSubmit, sent: () => onSubmit.mock.calls[0]?.[0] };
};
/** Of the open list; the boxes of the browser have options too. */
const optionsOf = async () => within(await screen.findByRole('listbox')).findAllByRole('option');
const send = () => user.click(screen.getByRole('button', { name: 'Send' }));

describe('answers', () => {
  it('are sent as they were typed', async () => {
    const { onSubmit, sent } = sentOf();
    await showForm({ xml: SMALL, onSubmit });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'রহিম');
    await user.type(screen.getByRole('textbox', { name: 'Age' }), '৪৫');
    await user.type(screen.getByRole('textbox', { name: 'Size' }), '1.50');
    await send();
    await waitFor(() => expect(sent()).toBeDefined());
    const { xml = '' } = sent() ?? {};
    expect([at(xml, '/data/name'), at(xml, '/data/age'), at(xml, '/data/plot/size')]).toEqual(['রহিম', '45', '1.5']);
  });

  it('that are missing or wrong are named at their questions, and the first is focused', async () => {
    const { onSubmit } = sentOf();
    await showForm({ xml: SMALL, onSubmit });
    expect(screen.queryByText('Please answer this question.')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Age' }), '12');
    await send();
    expect(await within(questionAt('/data/name')).findByRole('alert')).toHaveProperty(
      'textContent',
      'Please answer this question.',
    );
    expect(within(questionAt('/data/age')).getByRole('alert').textContent).toBe('Only adults');
    expect(screen.getByText(/2 questions need your attention/)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('against a constraint are named when the question is left', async () => {
    await showForm({ xml: SMALL });
    await user.type(screen.getByRole('textbox', { name: 'Age' }), '12');
    expect(screen.queryByText('Only adults')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Only adults')).toBeDefined();
  });

  it('are not left while a press on Send has only begun: what that shows would move the button away', async () => {
    await showForm({ xml: SMALL, onSubmit: vi.fn() });
    const age = screen.getByRole('textbox', { name: 'Age' });
    await user.type(age, '12');
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Send' }) });
    expect(document.activeElement).toBe(age);
    expect(screen.queryByText('Only adults')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(await screen.findByText('Only adults')).toBeDefined();
  });

  it('that the form cannot hold stay in their box and are not sent as blanks', async () => {
    const { onSubmit } = sentOf();
    await showForm({ xml: SMALL, onSubmit });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rahim');
    await user.type(screen.getByRole('textbox', { name: 'Age' }), '99999999999');
    await send();
    expect(screen.getByRole('textbox', { name: 'Age' })).toHaveProperty('value', '99999999999');
    expect(within(questionAt('/data/age')).getByRole('alert').textContent).toMatch(/whole number/);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('stay when they could not be handed over', async () => {
    await showForm({ xml: SMALL, onSubmit: () => Promise.reject(new Error('full')) });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rahim');
    await send();
    expect(await screen.findByText(/Your answers are still here/)).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Rahim');
  });
});

describe('around a form', () => {
  it('a draft is handed over when the person pauses, and the tab asks before it closes', async () => {
    const onDraft = vi.fn<(draft: Draft) => void>();
    const onDirtyChange = vi.fn<(dirty: boolean) => void>();
    await showForm({ xml: SMALL, onDraft, onDirtyChange });
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ra');
    await waitFor(() => expect(onDraft).toHaveBeenCalledTimes(1));
    expect(at(onDraft.mock.calls[0]?.[0].xml ?? '', '/data/name')).toBe('Ra');
    expect(onDirtyChange).toHaveBeenLastCalledWith(true);
    expect(closing()).toBe(true);
  });

  it('comments stand at their questions, and one can begin at one of them', async () => {
    await showForm({
      xml: SMALL,
      comments: { '/data/plot/size': [{ author: 'Validator', text: 'Too small?' }] },
      goTo: '/data/plot[1]/size',
    });
    const note = await within(questionAt('/data/plot[1]/size')).findByRole('note');
    expect(note.textContent).toContain('Too small?');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Size' })));
  });

  it('a comment on one entry stands beside those on every entry', async () => {
    await showForm({
      xml: SMALL,
      comments: {
        '/data/plot/size': [{ author: 'Validator', text: 'In decimals?' }],
        '/data/plot[1]/size': [{ author: 'Validator', text: 'Too small?' }],
      },
    });
    const note = await within(questionAt('/data/plot[1]/size')).findByRole('note');
    expect(note.textContent).toContain('In decimals?');
    expect(note.textContent).toContain('Too small?');
  });

  it('the layout can be chosen where somebody remembers it', async () => {
    const onLayoutChange = vi.fn();
    await showForm({ xml: SMALL, onLayoutChange });
    fireEvent.change(screen.getByLabelText('Layout'), { target: { value: 'pages' } });
    expect(onLayoutChange).toHaveBeenCalledWith('pages');
  });

  it('one who may only read changes nothing', async () => {
    await showForm({ xml: SMALL, mode: 'read' });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('readOnly', true);
    expect(screen.queryByRole('button', { name: /Send|Add/ })).toBeNull();
  });

  it('a preview checks and sends nothing', async () => {
    const { onSubmit } = sentOf();
    await showForm({ xml: SMALL, mode: 'preview', onSubmit });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rahim');
    await user.click(screen.getByRole('button', { name: 'Check answers' }));
    expect(await screen.findByText(/nothing was sent/)).toBeDefined();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says what the browser does not do in the background', async () => {
    await showForm({
      xml: formXml('| survey |\n| | type | name | label |\n| | audit | audit | |\n| | text | q | Q |'),
    });
    expect(screen.getByText(/In the browser it does not/)).toBeDefined();
  });
});

describe('structure', () => {
  it('adds an instance of a repeat and removes it after asking', async () => {
    const { onSubmit, sent } = sentOf();
    await showForm({ xml: SMALL, onSubmit });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rahim');
    await user.click(screen.getByRole('button', { name: 'Add: Plot' }));
    const boxes = await screen.findAllByRole('textbox', { name: 'Size' });
    await user.type(boxes[0] as HTMLElement, '1');
    await user.type(boxes[1] as HTMLElement, '2');
    await user.click(screen.getByRole('button', { name: 'Remove Plot 1' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Plot 1?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Size' })).toHaveLength(1));
    await send();
    await waitFor(() => expect(at(sent()?.xml ?? '', '/data/plot/size')).toMatch(/^2/));
  });

  it('makes as many instances as the count says', async () => {
    await showForm({
      xml: formXml(`
| survey |
| | type | name | label | repeat_count | default |
| | integer | n | How many? | | 2 |
| | begin repeat | child | Child | \${n} | |
| | text | child_name | Name of the child | | |
| | end repeat | | | | |`),
    });
    expect(screen.getAllByRole('textbox', { name: 'Name of the child' })).toHaveLength(2);
    fireEvent.change(screen.getByRole('textbox', { name: 'How many?' }), { target: { value: '3' } });
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Name of the child' })).toHaveLength(3));
    expect(screen.queryByRole('button', { name: /Add|Remove/ })).toBeNull();
  });

  it('shows a table of choices with named marks', async () => {
    await showForm({
      xml: formXml(`
| survey |
| | type | name | label | appearance |
| | begin group | table | How often? | table-list |
| | select_one often | weeding | Weeding | |
| | select_one often | watering | Watering | |
| | end group | | | |
| choices |
| | list_name | name | label |
| | often | never | Never |
| | often | daily | Daily |`),
    });
    const row = screen.getByRole('radiogroup', { name: 'Watering' });
    await user.click(within(row).getByRole('radio', { name: 'Daily' }));
    await waitFor(() => expect(within(row).getByRole('radio', { name: 'Daily' })).toHaveProperty('checked', true));
    expect(document.body.textContent).not.toContain('reserved_name');
  });

  it('offers what was entered in a repeat', async () => {
    await showForm({
      xml: formXml(`
| survey |
| | type | name | label |
| | begin repeat | child | Child |
| | text | child_name | Name of the child |
| | end repeat | | |
| | select_one \${child_name} | eldest | Eldest |`),
    });
    await user.type(screen.getByRole('textbox', { name: 'Name of the child' }), 'Mina');
    expect(await within(questionAt('/data/eldest')).findByRole('radio', { name: 'Mina' })).toBeDefined();
  });
});

describe('pages', () => {
  const PAGED = formXml(`
| survey |
| | type | name | label | appearance | required | relevant |
| | text | first | First | | yes | |
| | begin group | together | Together | field-list | | |
| | text | second | Second | | | |
| | text | third | Third | | | |
| | end group | | | | | |
| | select_one yn | again | Again? | quick | | |
| | text | why | Why? | | | \${again} = 'y' |
| choices |
| | list_name | name | label |
| | yn | y | Yes |
| | yn | n | No |
| settings |
| | style |
| | pages |`);
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }));

  it('asks one question after the other when the form wants pages', async () => {
    await showForm({ xml: PAGED });
    expect(screen.queryByRole('textbox', { name: 'Second' })).toBeNull();
    await next();
    expect(await screen.findByText('Please answer this question.')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'First' }), 'a{Enter}');
    expect(await screen.findByRole('textbox', { name: 'Second' })).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'First' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('textbox', { name: 'First' })).toHaveProperty('value', 'a');
  });

  it('puts a field list on one page', async () => {
    await showForm({ xml: PAGED, goTo: '/data/together/third' });
    expect(await screen.findByRole('textbox', { name: 'Third' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Second' })).toBeDefined();
    expect(screen.getByText(/Question 2 of 3/)).toBeDefined();
  });

  it('goes on by itself after a quick choice, to what has become relevant', async () => {
    await showForm({ xml: PAGED, goTo: '/data/again' });
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    expect(await screen.findByRole('textbox', { name: 'Why?' })).toBeDefined();
  });
});

describe('texts and lists', () => {
  const LISTS = formXml(`
| survey |
| | type | name | label::English (en) | label::বাংলা (bn) | choice_filter |
| | select_one division | division | Division | বিভাগ | |
| | select_one union | union | Union | ইউনিয়ন | parent = \${division} |
| choices |
| | list_name | name | label::English (en) | label::বাংলা (bn) | parent |
| | division | a | Dhaka | ঢাকা | |
| | division | b | Sylhet | সিলেট | |
${Array.from({ length: 120 }, (_, i) => `| | union | u${i} | Union ${i} | ইউনিয়ন ${i} | ${i % 2 ? 'a' : 'b'} |`).join('\n')}
| settings |
| | default_language |
| | English (en) |`);

  it('finds one of many by typing, by keyboard alone', async () => {
    let form: OpenedForm | undefined;
    await showForm({ xml: LISTS, onOpened: (opened) => (form = opened) });
    await user.click(screen.getByRole('radio', { name: 'Dhaka' }));
    const box = await screen.findByRole('combobox', { name: 'Union' });
    await waitFor(() => expect(box.getAttribute('placeholder')).toBe('Search 60 choices'));
    // a slip of the finger that finds nothing, taken back
    await user.type(box, '117x{Backspace}');
    expect((await optionsOf()).map((option) => option.textContent)).toEqual(['Union 117']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(box).toHaveProperty('value', 'Union 117'));
    expect(at(form?.root.instanceState.instanceXML ?? '', '/data/union')).toBe('u117');
    await user.click(screen.getByRole('radio', { name: 'Sylhet' }));
    await waitFor(() => expect(at(form?.root.instanceState.instanceXML ?? '', '/data/union')).toBe(''));
  });

  it('draws only the rows of a long list that are in sight', async () => {
    await showForm({ xml: LISTS });
    await user.click(screen.getByRole('radio', { name: 'Dhaka' }));
    await user.click(await screen.findByRole('combobox', { name: 'Union' }));
    const rows = await optionsOf();
    expect(rows.length).toBeLessThan(20);
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('60');
  });

  it('changes the language of the form', async () => {
    await showForm({ xml: LISTS });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language of the form' }), 'বাংলা (bn)');
    expect(await screen.findByRole('radio', { name: 'ঢাকা' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'ঢাকা' }));
    await user.type(screen.getByRole('combobox', { name: 'ইউনিয়ন' }), '117');
    expect((await optionsOf()).map((option) => option.textContent)).toEqual(['ইউনিয়ন 117']);
  });

  it('shows emphasis and leaves tags out', async () => {
    await showForm({
      xml: formXml(
        '| survey |\n| | type | name | label |\n| | note | n | Be **careful** <script>alert(1)</script> [here](javascript:alert(1)) |',
      ),
    });
    expect(screen.getByText('careful').tagName).toBe('STRONG');
    expect(document.querySelector('[data-testid="web-form"] script, [data-testid="web-form"] a')).toBeNull();
  });

  it('looks values up in a file of the form', async () => {
    const { onSubmit, sent } = sentOf();
    await showForm({
      xml: formXml(`
| survey |
| | type | name | label | calculation |
| | csv-external | shops | | |
| | text | code | Code | |
| | calculate | owner | | instance('shops')/root/item[name = \${code}]/owner |
| | calculate | again | | pulldata('shops', 'owner', 'name', \${code}) |`),
      attachments: async () => new Blob(['name,owner\ns1,Rahim\ns2,Karim\n'], { type: 'text/csv' }),
      onSubmit,
    });
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 's2');
    await send();
    await waitFor(() =>
      expect([at(sent()?.xml ?? '', '/data/owner'), at(sent()?.xml ?? '', '/data/again')]).toEqual(['Karim', 'Karim']),
    );
  });

  it('tells which files are missing', async () => {
    await showForm({
      xml: formXml('| survey |\n| | type | name | label |\n| | select_one_from_file shops.csv | s | Shop |'),
    });
    expect(screen.getByText(/shops.csv/)).toBeDefined();
    expect(within(questionAt('/data/s')).getByText(/nothing to choose from/)).toBeDefined();
  });
});

describe('forms made for others', () => {
  it('opens a form that asks for the last saved answer', async () => {
    await showForm({
      xml: formXml('| survey |\n| | type | name | label | default |\n| | text | q | Q | ${last-saved#q} |'),
    });
    expect(screen.getByRole('textbox', { name: 'Q' })).toHaveProperty('value', '');
  });

  it('opens a form made for a grid', async () => {
    await showForm({
      xml: formXml(
        '| survey |\n| | type | name | label | appearance |\n| | text | q | Q | w2 |\n| settings |\n| | style |\n| | theme-grid |',
      ),
    });
    expect(screen.getByRole('textbox', { name: 'Q' })).toBeDefined();
  });

  it('writes the entity a form creates', async () => {
    const { onSubmit, sent } = sentOf();
    await showForm({
      xml: formXml(`
| survey |
| | type | name | label | save_to |
| | text | tree | Tree | species |
| entities |
| | list_name | label |
| | trees | \${tree} |`),
      onSubmit,
    });
    await user.type(screen.getByRole('textbox', { name: 'Tree' }), 'Mango');
    await send();
    await waitFor(() => expect(sent()?.xml).toMatch(/<entity[^>]*dataset="trees"[^>]*>\s*<label>Mango<\/label>/));
  });
});
