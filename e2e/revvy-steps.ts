import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Customer } from './api.ts';
import type { Texts } from './texts.ts';

export function questionBox(page: Page, { revvy: t }: Texts): Locator {
  return page.getByRole('textbox', { name: t.composer.label });
}

export function questions(page: Page, { revvy: t }: Texts): Locator {
  return page.getByRole('article', { name: t.from.you });
}

export function answers(page: Page, { revvy: t }: Texts): Locator {
  return page.getByRole('article', { name: t.from.revvy });
}

export function stopButton(page: Page, { revvy: t }: Texts): Locator {
  return page.getByRole('button', { name: t.composer.stop });
}

export async function ask(page: Page, texts: Texts, text: string): Promise<void> {
  await questionBox(page, texts).fill(text);
  // Presses Enter in the box itself: a list that has just closed moves the focus to its button.
  await questionBox(page, texts).press('Enter');
  await expect(questions(page, texts).last()).toContainText(text);
}

/** Asks and waits until the answer is complete and the conversation is in the URL. */
export async function askAndWait(page: Page, texts: Texts, text: string): Promise<Locator> {
  await ask(page, texts, text);
  await expect(stopButton(page, texts)).toBeHidden();
  const answer = answers(page, texts).last();
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL(/[?&]conversation=/);
  return answer;
}

export function restingPlace(log: Locator): Promise<number> {
  return log.evaluate(async (element) => {
    let last = element.scrollTop;
    // Counts frames instead of time, because a busy machine may draw none during a scroll.
    for (let still = 0; still < 10; ) {
      await new Promise(requestAnimationFrame);
      still = element.scrollTop === last ? still + 1 : 0;
      last = element.scrollTop;
    }
    return last;
  });
}

/** The list of conversations: beside the chat, or behind a button on a phone. */
export async function openList(page: Page, { revvy: t }: Texts): Promise<Locator> {
  const button = page.getByRole('button', { name: t.list.open, exact: true });
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (!isPhone) return page.getByRole('complementary');
  await button.click();
  const sheet = page.getByRole('dialog', { name: t.list.label });
  await expect(sheet).toBeVisible();
  return sheet;
}

export async function startConversation(request: APIRequestContext, customer: Customer, text: string): Promise<string> {
  const conversationId = crypto.randomUUID();
  const headers = { authorization: `Bearer ${customer.accessToken}` };
  await request.post('/api/revvy/conversations', { headers, data: { conversationId } });
  const question = { messageId: crypto.randomUUID(), text, detectedLanguage: 'en' };
  const path = `/api/revvy/conversations/${conversationId}/messages`;
  const answer = await request.post(path, { headers, data: question });
  expect(answer.ok()).toBe(true);
  return conversationId;
}
