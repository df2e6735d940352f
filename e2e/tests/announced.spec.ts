import { listenToAnnouncements, timesSaid } from '../announcements.ts';
import { newCaption } from '../community-steps.ts';
import { beforeRelease, expect, onPhone, test } from '../fixtures.ts';
import { expectFaultAnnounced } from '../keyboard.ts';
import { askAndWait } from '../revvy-steps.ts';
import { answerAs, bubbles, newAgent, ticketsOf, writeMessage } from '../support-steps.ts';
import { texts } from '../texts.ts';
import { visit } from '../visit.ts';

const t = texts('en');

test.describe('a screen reader announces', beforeRelease(onPhone), () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.slow();

  test('new messages in a chat, once each', async ({ customerPage: page, customer, request }) => {
    const agent = await newAgent(request, 'Kavya Iyer');
    await listenToAnnouncements(page);
    await visit(page, '/support/chat');
    await writeMessage(page, 'The brakes squeal');
    await expect(bubbles(page).last()).toContainText('The brakes squeal');
    await expect(page.getByText(t.support.chat.sending)).toBeHidden();
    const [ticket] = await ticketsOf(page.request, customer);
    await answerAs(request, agent, ticket?.id ?? '', 'Bring it in tomorrow');
    await expect(bubbles(page).last()).toContainText('Bring it in tomorrow');
    await expect.poll(() => timesSaid(page, 'Bring it in tomorrow')).toBe(1);
    expect(await timesSaid(page, 'The brakes squeal')).toBe(1);
  });

  test('the whole answer of Revvy, and not each of its words', async ({ customerPage: page }) => {
    await listenToAnnouncements(page);
    await visit(page, '/revvy');
    const answer = await askAndWait(page, t, 'My brakes squeal when I stop');
    // The answer shows its raw asterisks until the Markdown renderer has loaded.
    await expect(answer).not.toContainText('**');
    const sentence = (await answer.locator('p').first().textContent()) ?? '';
    expect(sentence).not.toBe('');
    await expect.poll(() => timesSaid(page, sentence)).toBe(1);
    expect(await timesSaid(page, sentence.split(' ').slice(0, 2).join(' '))).toBe(1);
  });

  test('the number of garages found, completed actions and errors in a form', async ({ customerPage: page }) => {
    await listenToAnnouncements(page);
    await visit(page, '/services');
    await page.getByRole('combobox', { name: t.services.search.label }).fill('clutch');
    await expect(page).toHaveURL(/text=clutch/);
    const count = page.getByRole('status').filter({ hasText: /\d+\+? garages?/ });
    await expect(count).toBeVisible();
    // The count is that of the previous list until the answer arrives.
    const results = page.locator('section[aria-busy]');
    await expect(results.locator('a[href*="search=clutch"]').first()).toBeVisible();
    await expect(results).toHaveAttribute('aria-busy', 'false');
    const found = (await count.textContent()) ?? '';
    await expect.poll(() => timesSaid(page, found)).toBeGreaterThan(0);

    await visit(page, '/community?show=create');
    const create = page.getByRole('dialog', { name: t.community.create.title });
    await create.getByRole('button', { name: t.community.create.submit, exact: true }).click();
    await expectFaultAnnounced(page);
    await create.getByLabel(t.community.create.caption).fill(newCaption('New tyres'));
    await create.getByRole('button', { name: t.community.create.submit, exact: true }).click();
    await expect.poll(() => timesSaid(page, t.community.create.done)).toBe(1);
  });
});
