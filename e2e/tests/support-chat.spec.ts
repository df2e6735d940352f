import { beforeRelease, expect, expectAccessible, expectToast, onPhone, test } from '../fixtures.ts';
import { callAs } from '../people.ts';
import { answerAs, bubbles, expectArrived, newAgent, ticketsOf, writeMessage } from '../support-steps.ts';
import { visit } from '../visit.ts';

test('two tabs are one chat, and an agent answers in both', async ({
  customerPage: page,
  customer,
  context,
  request,
}) => {
  const other = await context.newPage();
  await Promise.all([visit(page, '/support/chat'), visit(other, '/support/chat')]);
  await expect(page.getByText("We'll respond as soon as possible")).toBeVisible();
  await expect(bubbles(page)).toHaveCount(1);
  await expect(bubbles(other)).toHaveCount(1);
  await expectAccessible(page);
  const tickets = await ticketsOf(page.request, customer);
  expect(tickets).toHaveLength(1);

  await writeMessage(page, '  My car is not ready  ');
  await expect(bubbles(other)).toHaveCount(2);
  await expect(bubbles(other).last()).toContainText('My car is not ready');

  const agent = await newAgent(request, 'Kavya Iyer');
  await answerAs(page.request, agent, tickets[0]?.id ?? '', 'I am asking the garage');
  for (const tab of [page, other]) {
    await expect(bubbles(tab)).toHaveCount(3);
    await expect(bubbles(tab).last()).toContainText('I am asking the garage');
    await expect(tab.getByText('Agent online')).toBeVisible();
  }
});

test(
  'an empty message is not sent, Shift and Enter begin a line, and emoji and files can be sent',
  beforeRelease(),
  async ({ customerPage: page }) => {
    await visit(page, '/support/chat');
    const box = page.getByPlaceholder('Type your message...');
    await box.fill('   ');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
    await expect(bubbles(page)).toHaveCount(1);

    await box.fill('First');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('second ');
    await page.getByRole('button', { name: 'Emoji' }).click();
    await page.getByRole('button', { name: '🔧' }).click();
    await page.keyboard.press('Escape');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
    await expect(page.getByRole('listitem').filter({ hasText: 'a.txt' })).toContainText('attached');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(bubbles(page).last()).toContainText('First\nsecond 🔧');
    await expect(
      bubbles(page)
        .last()
        .getByRole('link', { name: /a\.txt/ }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Request a call' }).click();
    await expect(page).toHaveURL('/support/call-request');
  },
);

test('a message that fails stays, and is sent again once', onPhone, async ({ customerPage: page, quietConsole }) => {
  quietConsole.allow(/Failed to load resource/);
  await visit(page, '/support/chat');
  await expect(bubbles(page)).toHaveCount(1);
  await page.route('**/messages', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  );
  await writeMessage(page, 'Are you there?');
  await expectToast(page, 'Error', 'Failed to send message. Please try again.');
  await page.unroute('**/messages');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expectArrived(page, 'Are you there?');
  await expect(page.getByText('Not sent')).toBeHidden();
  await expect(bubbles(page)).toHaveCount(2);
});

test(
  'after an interruption all messages are there once and in order',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, context, request, quietConsole }) => {
    quietConsole.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    await visit(page, '/support/chat');
    await expect(bubbles(page)).toHaveCount(1);
    const [chat] = await ticketsOf(page.request, customer);
    const agent = await newAgent(request, 'Kavya Iyer');
    await context.setOffline(true);
    for (const number of [1, 2, 3]) await answerAs(page.request, agent, chat?.id ?? '', `answer ${number}`);
    const data = { messageId: crypto.randomUUID(), message: 'from my other phone' };
    await callAs(page.request, customer, 'POST', `/support/tickets/${chat?.id}/messages`, data);
    await context.setOffline(false);
    await expect(bubbles(page)).toContainText(['', 'answer 1', 'answer 2', 'answer 3', 'from my other phone']);
    await expect(bubbles(page)).toHaveCount(5);
  },
);

test('a resolved ticket is rated and reopened', beforeRelease(), async ({ customerPage: page, customer, request }) => {
  const ticket = await callAs<{ id: string }>(page.request, customer, 'POST', '/support/tickets', {
    ...{ name: 'Asha', email: customer.email, subject: 'Late', category: 'garage', description: 'Two hours late.' },
    idempotencyKey: crypto.randomUUID(),
  });
  await visit(page, `/support/tickets/${ticket.id}`);
  const agent = await newAgent(request, 'Kavya Iyer');
  await answerAs(page.request, agent, ticket.id, 'We are sorry.');
  await expect(bubbles(page).last()).toContainText('We are sorry.');
  await callAs(page.request, agent, 'PATCH', `/desk/tickets/${ticket.id}`, { status: 'resolved' });
  await page.getByRole('button', { name: 'Send rating' }).click();
  await expect(page.getByText('Please choose a star rating.')).toBeVisible();
  await page.getByText('4 ★').click();
  await page.getByRole('button', { name: 'Send rating' }).click();
  await expectToast(page, 'Thank you for your rating');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expectToast(page, 'Your ticket is open again');
  await expect(page.getByText('Status: open', { exact: true })).toBeVisible();
});

test(
  'the header shows whether agents are online, and a finished chat stays one tap away',
  beforeRelease(),
  async ({ customerPage: page, customer, request }) => {
    await visit(page, '/support/chat');
    await expect(bubbles(page)).toHaveCount(1);
    const header = page.getByRole('main').getByRole('status').first();
    await expect(header).toHaveText("We'll respond as soon as possible");
    const [first] = await ticketsOf(page.request, customer);
    const agent = await newAgent(request, 'Kavya Iyer');
    await answerAs(page.request, agent, first?.id ?? '', 'Read https://example.com/refunds or /support');
    await expect(header).toHaveText('Agent online');
    const link = bubbles(page).last().getByRole('link', { name: 'https://example.com/refunds' });
    await expect(link).toHaveAttribute('rel', /nofollow ugc noopener/);
    await expect(bubbles(page).last().locator('time')).toHaveText(/^\d{1,2}:\d\d [AP]M$/);
    await callAs(page.request, agent, 'PATCH', `/desk/tickets/${first?.id}`, { status: 'resolved' });
    await expect(header).toHaveText('This chat is resolved');

    await visit(page, '/support');
    const row = page.getByRole('link', { name: new RegExp(`#${first?.id.slice(0, 8)}`) });
    await expect(row.locator('time')).toHaveText(/, \d{1,2}:\d\d [AP]M$/);
    await visit(page, '/support/chat');
    await expect(header).toHaveText("We'll respond as soon as possible");
    await page.getByRole('link', { name: new RegExp(`Earlier chat #${first?.id.slice(0, 8)}`) }).click();
    await expect(page).toHaveURL(`/support/tickets/${first?.id}`);
    await expect(bubbles(page).filter({ hasText: 'https://example.com/refunds' })).toBeVisible();
  },
);

test('a link to this site opens without a page load', beforeRelease(), async ({ customerPage: page, baseURL }) => {
  await visit(page, '/support/chat');
  await writeMessage(page, `see ${baseURL}/support/call-request.`);
  await expectArrived(page, 'call-request');
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await bubbles(page).last().getByRole('link').click();
  await expect(page).toHaveURL('/support/call-request');
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  await expect(page.getByText("We send a confirmation to your account's email address.")).toBeVisible();
});
