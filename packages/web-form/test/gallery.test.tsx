// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { galleryFile, galleryXml, KINDS, type Kind } from '../gallery/index.ts';
import { questionAt, showForm } from './support/render.tsx';

/** Boxes for dates have no role of their own. */
const isDateBox = (element: HTMLElement) =>
  element.querySelector('input[type="date"], input[type="month"], input[type="time"], input[type="datetime-local"]');

async function expectShown({ name, shows, label }: Kind, group: string): Promise<void> {
  const question = questionAt(`/data/${group}/${name}`);
  const [words = ''] = label[0].split('${');
  expect(question.textContent).toContain(words.replaceAll('*', ''));
  if (shows === 'nothing') expect(within(question).queryAllByRole('textbox')).toEqual([]);
  else if (shows === 'date') expect(isDateBox(question)).not.toBeNull();
  // a masked box has no role, a picture comes when it is fetched
  else if (name === 'masked') expect(within(question).getByLabelText(label[0])).toHaveProperty('type', 'password');
  else await waitFor(() => expect(within(question).getAllByRole(shows).length).toBeGreaterThan(0));
}

it('shows every kind of question of the gallery as the table of support says', async () => {
  await showForm({ xml: galleryXml(), attachments: galleryFile });
  for (const [group, kinds] of Object.entries(KINDS)) for (const kind of kinds) await expectShown(kind, group);
});
