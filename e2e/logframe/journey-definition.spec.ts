import { call } from '../../scripts/testing/api.ts';
import { newProject } from '../projects/made.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';
import { logDefinition, newTree } from './made.ts';
interface Structure {
  data: {
    logframeStructures: { id: number; attributes: { name: string } }[];
    logframestructureJson: { nodes: { id: number; x: number; y: number }[] };
  };
}

test('five levels are drawn from nothing by keyboard, and saved with their layout', async ({
  page,
  server,
  signIn,
}) => {
  const project = await newProject(server.url);
  const stored = async () =>
    (await call<Structure>(server.url, project.token, 'GET', `/logframe/structure?projectId=${project.id}`)).body.data;
  await signIn(page, 'fao.admin', logDefinition(project.id));
  const dialog = page.getByRole('dialog');
  /** Opens by keyboard what a button opens. */
  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
  };
  const create = async (name: string) => {
    await expect(page.getByRole('dialog', { name: 'Create Node' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await expect(dialog.getByLabel('Node name')).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  };

  await test.step('each beneath the one before', async () => {
    await press('Create Node');
    await create('Goal');
    for (const [above, name] of [
      ['Goal', 'Outcome'],
      ['Outcome', 'Output'],
      ['Output', 'Indicator'],
      ['Output', 'Work'],
    ] as const) {
      await press(`Add child to ${above}`);
      await create(name);
      await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible();
    }
  });

  await test.step('a name that is there already is refused in the documents’ words', async () => {
    await press('Add child to Goal');
    await create('outcome');
    await expect(dialog.getByRole('alert')).toHaveText(
      "a node is already exist with the same name 'outcome'. please choose another name",
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(5);
  });

  await test.step('undone and done again', async () => {
    await press('Undo');
    await expect(page.getByRole('button', { name: 'Edit Work' })).toHaveCount(0);
    await press('Redo');
    await expect(page.getByRole('button', { name: 'Edit Work' })).toBeVisible();
  });

  await test.step('changed, saved, and there after a reload', async () => {
    await press('Edit Work');
    await expect(dialog.getByLabel('Parent')).toHaveValue('Output');
    await dialog.getByLabel('Node name').fill('Activity');
    await dialog.getByRole('checkbox', { name: 'Activity' }).check();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await press('Save');
    await expect(page.getByText('Successfully Saved')).toBeVisible();
    await closeToasts(page);
    const { logframeStructures, logframestructureJson } = await stored();
    expect(logframeStructures.map(({ attributes }) => attributes.name)).toEqual([
      'Goal',
      'Outcome',
      'Output',
      'Indicator',
      'Activity',
    ]);
    // Each 140 beneath the one above it.
    expect(logframestructureJson.nodes.map(({ y }) => y)).toEqual([0, 140, 280, 420, 420]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Edit Activity' })).toBeVisible();
    // Nothing is drawn beneath an activity.
    await expect(page.getByRole('button', { name: 'Add child to Activity' })).toHaveCount(0);
  });

  await test.step('connected to another level without a mouse, and back', async () => {
    await press('Connect');
    await dialog.getByRole('combobox', { name: 'Level' }).click();
    await page.getByRole('option', { name: 'Indicator' }).click();
    await dialog.getByRole('combobox', { name: 'Put it under' }).click();
    // Neither work nor itself.
    await expect(page.getByRole('option')).toHaveText(['Goal', 'Outcome']);
    await page.getByRole('option', { name: 'Outcome' }).click();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await press('Edit Indicator');
    await expect(dialog.getByLabel('Parent')).toHaveValue('Outcome');
    await page.keyboard.press('Escape');
    await press('Undo');
  });

  await test.step('taken along as a picture', async () => {
    for (const kind of ['SVG', 'PNG']) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'More of the diagram' }).click();
      await page.getByRole('menuitem', { name: `Save as ${kind}` }).click();
      expect((await download).suggestedFilename()).toBe(`log-definition.${kind.toLowerCase()}`);
    }
  });

  await test.step('moved by the arrow keys, on the grid', async () => {
    const level = page.getByRole('group', { name: 'Activity', exact: true });
    await level.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    const before = (await stored()).logframestructureJson.nodes.at(-1)?.x ?? 0;
    await press('Save');
    await expect(page.getByText('Successfully Saved')).toBeVisible();
    const after = (await stored()).logframestructureJson.nodes.at(-1)?.x ?? 0;
    expect(after).toBeGreaterThan(before);
    expect(after % 16).toBe(0);
  });
});

test('a level goes with those beneath it, but not while data hangs there', async ({ page, server, signIn }) => {
  const made = await newTree(server.url);
  await signIn(page, 'fao.admin', logDefinition(made.id));
  await page.getByRole('button', { name: 'Delete Outcome' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this node' });
  await expect(question).toContainText('3 levels, 2 nodes, 0 indicators with data');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('node deleted!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Outcome' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit Goal' })).toBeVisible();

  await signIn(page, 'me.officer', logDefinition(61));
  await page.getByRole('button', { name: 'Delete Output' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /indicators? with data would be deleted/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Output' })).toBeVisible();
});
