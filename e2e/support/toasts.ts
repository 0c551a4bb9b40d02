import { expect, type Page } from '@playwright/test';

/** As somebody does who wants what lies beneath them now, and not in six seconds. */
export async function closeToasts(page: Page): Promise<void> {
  const toasts = page.locator('.notistack-SnackbarContainer').locator('[role=status], [role=alert]');
  await expect(async () => {
    // One that has just gone by itself is as good.
    for (const toast of await toasts.all()) await toast.click({ timeout: 500 }).catch(() => undefined);
    await expect(toasts).toHaveCount(0, { timeout: 500 });
  }).toPass();
}
