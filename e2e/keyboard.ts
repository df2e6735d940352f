import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export async function typeIn(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}

/** Expects the focus on the page's main region after a navigation, so that a screen reader reads the title. */
export async function expectStartOfPage(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await expect(main).toHaveAccessibleName(await page.title());
}

/** The focused field describes its own error. */
export async function expectFaultAnnounced(page: Page): Promise<void> {
  const control = page.locator(':focus');
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(/\S/);
}

/** Expects that Tab stays in the dialog, and that Escape closes it and returns the focus to its opener. */
export async function expectDialogHoldsFocus(page: Page, opener: Locator): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const stops = await dialog.locator('a[href], button, input, select, textarea, summary').count();
  for (let presses = 0; presses <= Math.min(stops, 12); presses++) {
    // `:focus` does not match inside a date field.
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  // The dialog's history entry is removed a moment later. A navigation before that would be undone.
  await page.waitForFunction(() => !window.history.state?.dialog);
}
