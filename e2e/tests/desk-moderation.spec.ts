import type { Locator, Page } from '@playwright/test';
import { chooseInMenu, createPost, newCaption, postOf } from '../community-steps.ts';
import { openStaff } from '../desk-steps.ts';
import { beforeRelease, expect, expectAccessible, expectToast, onDesktop, onPhone, test } from '../fixtures.ts';
import { linkIn, mailTo } from '../outbox.ts';
import { callAs, openOther } from '../people.ts';
import { ticketsOf } from '../support-steps.ts';
import { fill, texts } from '../texts.ts';
import { revisit, visit } from '../visit.ts';

const t = texts('en');
const { moderation } = t;

async function readRuling(email: string, reason: string): Promise<string> {
  let mail = '';
  await expect(async () => {
    mail = await mailTo(email);
    expect(mail).toContain(reason);
  }).toPass();
  return linkIn(mail);
}

async function openReport(page: Page, target: 'post' | 'profile', hasText: string): Promise<Locator> {
  await visit(page, `/desk/reports?target=${target}`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText });
  await row.getByRole('button', { name: moderation.decide }).click();
  return page.getByRole('dialog', { name: moderation.dialog[target] });
}

async function decide(dialog: Locator, action: keyof typeof moderation.actions, reason: string): Promise<void> {
  await dialog.getByRole('radio', { name: moderation.actions[action] }).check();
  await dialog.getByRole('textbox', { name: moderation.reason }).fill(reason);
  await dialog.getByRole('button', { name: moderation.actions[action], exact: true }).click();
}

test(
  'a reported post is taken down at once; its author is notified and appeals, and it is restored',
  beforeRelease(onDesktop),
  async ({ customerPage: page, browser, baseURL, quietConsole }) => {
    quietConsole.allow(/404/);
    const author = await openOther(browser, baseURL, 'Aniruddha Rao');
    const caption = newCaption('Spare parts, only three left.');
    const { id } = await createPost(author.page.request, author.person, caption);
    await visit(page, `/post/${id}`);
    await chooseInMenu(page, postOf(page, caption), t, t.community.post.report);
    const report = page.getByRole('dialog', { name: t.community.report.postTitle });
    await report.getByRole('radio', { name: moderation.reasons.spam }).check();
    await report.getByLabel(t.community.report.details).fill('Below every post of the city');
    await report.getByRole('button', { name: t.community.report.submit }).click();
    await expectToast(page, t.community.report.done);

    const { page: agent } = await openStaff(browser, baseURL, 'Meera Iyer', 'agent');
    const dialog = await openReport(agent, 'post', caption);
    await expect(dialog.getByText('Below every post of the city')).toBeVisible();
    const address = agent.url();
    expect(address).toContain(`post%3A${id}`);
    await dialog.getByRole('button', { name: moderation.decide, exact: true }).click();
    await expect(dialog.getByText(moderation.actionMissing)).toBeVisible();
    await dialog.getByRole('radio', { name: moderation.actions.hide }).check();
    await dialog.getByRole('textbox', { name: moderation.reason }).fill('This is an advertisement');
    await expectAccessible(agent);
    // The dialog keeps its input when it is closed and opened again.
    await agent.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const row = agent.getByRole('main').getByRole('listitem').filter({ hasText: caption });
    await expect(row).toContainText(moderation.reasons.spam);
    await expectAccessible(agent);
    await row.getByRole('button', { name: moderation.decide }).click();
    await expect(dialog.getByRole('textbox', { name: moderation.reason })).toHaveValue('This is an advertisement');
    await dialog.getByRole('button', { name: moderation.actions.hide, exact: true }).click();
    await expectToast(agent, moderation.done.hide);
    await expect(dialog).toBeHidden();
    await expect(row).toBeHidden();
    await revisit(page);
    await expect(page.getByRole('heading', { name: t.community.page.notFound })).toBeVisible();

    const appeal = await readRuling(author.person.email, 'This is an advertisement');
    await visit(author.page, appeal);
    await expect(author.page.getByText(t.support.form.appealHint)).toBeVisible();
    await author.page.getByLabel(t.support.form.description).fill('They are my own old parts.');
    await author.page.getByRole('button', { name: t.support.form.submit }).click();
    await expect(author.page).toHaveURL('/support/tickets');

    const [ticket] = await ticketsOf(author.page.request, author.person);
    await visit(agent, `/desk/tickets/${ticket?.id}`);
    await agent.getByRole('link', { name: 'Review the decision' }).click();
    await expect(dialog.getByText(moderation.notReported)).toBeVisible();
    await expect(dialog.getByRole('listitem').getByText(moderation.past.hide)).toBeVisible();
    await decide(dialog, 'restore', 'Old parts of one person are no advertisement');
    await expectToast(agent, moderation.done.restore);
    await revisit(page);
    await expect(postOf(page, caption)).toBeVisible();
  },
);

test(
  'a link from a new account is held: its author sees it marked, and everybody after an agent has published it',
  beforeRelease(onDesktop),
  async ({ customerPage: page, browser, baseURL, quietConsole }) => {
    quietConsole.allow(/404/);
    const author = await openOther(browser, baseURL, 'Nila Menon');
    const caption = newCaption('Cheap tyres at https://tyres.example.com');
    const { id } = await createPost(author.page.request, author.person, caption);
    await visit(author.page, `/post/${id}`);
    await expect(postOf(author.page, caption).getByText(t.community.post.held)).toBeVisible();
    await expectAccessible(author.page);
    await visit(page, `/post/${id}`);
    await expect(page.getByRole('heading', { name: t.community.page.notFound })).toBeVisible();

    const { page: agent } = await openStaff(browser, baseURL, 'Meera Iyer', 'agent');
    const dialog = await openReport(agent, 'post', caption);
    await expect(dialog.getByText(moderation.reasons.held)).toBeVisible();
    await expect(dialog.getByText(moderation.heldBySystem)).toBeVisible();
    await expectAccessible(agent);
    await decide(dialog, 'publish', 'A garage of their own');
    await expectToast(agent, moderation.done.publish);
    await revisit(page);
    await expect(postOf(page, caption)).toBeVisible();
    await expect(postOf(page, caption).getByText(t.community.post.held)).toBeHidden();
  },
);

test(
  'a suspended person is signed out and hidden until the suspension is lifted',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, browser, baseURL, quietConsole }) => {
    quietConsole.allow(/40[134]/);
    const fullName = `Zoya Khan ${crypto.randomUUID().slice(0, 8)}`;
    const { person, page: theirs } = await openOther(browser, baseURL, fullName);
    await visit(theirs, '/settings');
    const input = { target: 'profile', targetId: person.id, reason: 'scam', details: 'Sells what is not there' };
    await callAs(page.request, customer, 'POST', '/reports', input);
    const { page: agent } = await openStaff(browser, baseURL, 'Meera Iyer', 'agent');
    await agent.setViewportSize({ width: 390, height: 844 });
    const dialog = await openReport(agent, 'profile', fullName);
    await decide(dialog, 'suspend', 'Several buyers were cheated');
    await expectToast(agent, fill(moderation.done.suspend, { name: fullName }));

    expect(await readRuling(person.email, 'Several buyers were cheated')).toContain('appeal=');
    await expect(async () => {
      await theirs.goto('/settings');
      await expect(theirs).toHaveURL(/\/auth/, { timeout: 3_000 });
    }).toPass();
    const profile = page.getByRole('heading', { name: fullName });
    await visit(page, `/profile/${person.username}`);
    await expect(page.getByText(t.profile.state.notFound)).toBeVisible();
    await expect(profile).toBeHidden();

    await visit(agent, `/desk/reports?ruling=profile:${person.id}`);
    await expect(dialog.getByText(moderation.notReported)).toBeVisible();
    await expectAccessible(agent);
    await decide(dialog, 'reinstate', 'It was somebody else');
    await expectToast(agent, fill(moderation.done.reinstate, { name: fullName }));
    await revisit(page);
    await expect(profile).toBeVisible();
  },
);

test(
  'a failed ruling keeps the reason, and deleted content is reported as gone',
  beforeRelease(onPhone),
  async ({ browser, baseURL, quietConsole }) => {
    quietConsole.allow(/404|ERR_FAILED/);
    const { person, page: theirs } = await openOther(browser, baseURL, 'Kiran Desai');
    const { id } = await createPost(theirs.request, person, newCaption('Soon gone'));
    const { page } = await openStaff(browser, baseURL, 'Meera Iyer', 'agent');
    await visit(page, `/desk/reports?ruling=post:${id}`);
    const dialog = page.getByRole('dialog', { name: moderation.dialog.post });
    await page.route('**/hide', (route) => route.abort());
    await decide(dialog, 'hide', 'Spam');
    await expectToast(page, moderation.failed);
    await expect(dialog.getByRole('textbox', { name: moderation.reason })).toHaveValue('Spam');
    await page.unroute('**/hide');
    await callAs(theirs.request, person, 'DELETE', `/posts/${id}`);
    await dialog.getByRole('button', { name: moderation.actions.hide, exact: true }).click();
    await expect(dialog.getByText(moderation.gone)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/desk/reports');
  },
);
