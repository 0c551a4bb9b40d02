// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answerOf, findNode, type OpenedForm, type WebFormProps } from '../src/index.ts';
import { questionAt, showForm } from './support/render.tsx';
import { formXml } from './support/workbook.ts';

const user = userEvent.setup({ delay: null });
const FORM = formXml(`
| survey |
| | type | name | label | choice_filter | default | appearance |
| | select_one division | division | Division | | | minimal |
| | select_one union | union | Union | parent = \${division} | | minimal |
| | text | agency | Agency | | DAE | |
| choices |
| | list_name | name | label | parent |
| | division | a | Barishal | |
| | division | b | Khulna | |
| | union | u1 | Kalmi | a |
| | union | u2 | Rupsha | b |`);
const LAST = { '/data/division': 'a', '/data/union': 'u1', '/data/agency': 'BADC', '/data/gone': 'x' };
const SAID = 'Proposed as in your last record; change it where it differs';

async function shown(props: Partial<WebFormProps> = {}) {
  let form: OpenedForm | undefined;
  await showForm({ xml: FORM, proposals: LAST, onOpened: (opened) => (form = opened), ...props });
  const at = (name: string) => (form ? answerOf(findNode(form.root, `/data/${name}`) as never) : undefined);
  return { at, isProposed: (name: string) => within(questionAt(`/data/${name}`)).queryByText(SAID) !== null };
}

describe('answers of the last record', () => {
  it('are proposed, the place from above downwards, and said to be so', async () => {
    const { at, isProposed } = await shown();
    expect([at('division'), at('union')]).toEqual(['a', 'u1']);
    expect([isProposed('division'), isProposed('union')]).toEqual([true, true]);
    expect(screen.getByRole('combobox', { name: 'Union' }).getAttribute('aria-describedby')).toMatch(/-proposed$/);
  });

  it('are never written over an answer that the form begins with', async () => {
    const { at, isProposed } = await shown();
    expect([at('agency'), isProposed('agency')]).toEqual(['DAE', false]);
  });

  it('are no proposals any more once they are changed', async () => {
    const { at, isProposed } = await shown();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Division' }), 'Khulna');
    await waitFor(() => expect(isProposed('division')).toBe(false));
    expect([at('division'), at('union')]).toEqual(['b', '']);
    expect(isProposed('union')).toBe(false);
  });

  it('stay away where the list offers them no more', async () => {
    const { at, isProposed } = await shown({ proposals: { ...LAST, '/data/union': 'u2' } });
    expect([at('division'), at('union')]).toEqual(['a', '']);
    expect(isProposed('union')).toBe(false);
  });

  it('touch no record that exists, and make none dirty', async () => {
    const onDirtyChange = vi.fn();
    const xml = '<data id="form" version="1"><division>b</division><union/><agency/></data>';
    const { at } = await shown({ instance: { kind: 'draft', xml }, onDirtyChange });
    expect([at('division'), at('union'), at('agency')]).toEqual(['b', '', '']);
    expect(onDirtyChange).not.toHaveBeenCalledWith(true);
  });
});
