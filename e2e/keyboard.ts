import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Goes there with Tab and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes there with Tab and types. */
export async function typeIn(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}

/** After a step to another page: the keyboard begins there, and a screen reader reads the title. */
export async function expectStartOfPage(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await expect(main).toHaveAccessibleName(await page.title());
}

/** What has the focus says by itself what is wrong with it. */
export async function expectFaultTold(page: Page): Promise<void> {
  const control = page.locator(':focus');
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(/\S/);
}

/** The dialog that has the focus goes with Escape, and the focus back to what opened it; Tab does not lead out of it. */
export async function expectDialogHoldsFocus(page: Page, opener: Locator): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const stops = await dialog.locator('a[href], button, input, select, textarea, summary').count();
  for (let presses = 0; presses <= Math.min(stops, 12); presses++) {
    // `:focus` does not know the parts of a field for a date.
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  // The step it made is taken back a moment later: whoever has gone on by then would be led back too.
  await page.waitForFunction(() => !window.history.state?.dialog);
}
