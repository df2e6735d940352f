import type { Page } from '@playwright/test';
import { atSizeOf, beforeRelease, expect, expectAccessible, expectToast, onPhone, test } from '../fixtures.ts';
import { asPerson, newPerson } from '../people.ts';
import { setLanguage } from '../set-language.ts';
import { languages, texts } from '../texts.ts';
import { revisit, visit } from '../visit.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function choose(page: Page, label: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByRole('main').locator(`input[type=file][aria-label="${label}"]`).setInputFiles(file);
}

for (const language of languages) {
  const t = texts(language);
  const said = (english: string, text: string) => (language === 'en' ? english : text);

  test(
    `the profile picture is set, refused and removed (${language})`,
    atSizeOf[language],
    async ({ customerPage: page, quietConsole }) => {
      quietConsole.allow(/status of 415/);
      const { avatar } = t.profile;
      await visit(page, `/profile?lang=${language}`);
      const picture = page.getByRole('main').locator('img[alt*="Meera Nair"]');
      await expect(picture).toHaveCount(0);
      await choose(page, avatar.choose, { name: 'me.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
      await expectToast(
        page,
        said('Invalid file type', avatar.invalidType),
        said('Please select an image file.', avatar.invalidTypeText),
      );
      const large = Buffer.alloc(5 * 1024 * 1024 + 1);
      await choose(page, avatar.choose, { name: 'me.png', mimeType: 'image/png', buffer: large });
      await expectToast(
        page,
        said('File too large', avatar.tooLarge),
        said('Please select an image smaller than 5MB.', avatar.tooLargeText),
      );
      const markup = Buffer.from('<!doctype html><script>alert(1)</script>');
      await choose(page, avatar.choose, { name: 'me.png', mimeType: 'image/png', buffer: markup });
      await expectToast(page, avatar.invalidType, avatar.refused.other);
      await expect(page.getByRole('region').getByRole('listitem')).toHaveCount(1);

      await choose(page, avatar.choose, { name: 'me.png', mimeType: 'image/png', buffer: pixel });
      await expectToast(page, avatar.changed);
      await expect(picture).toBeVisible();
      await revisit(page);
      await expect(picture).toBeVisible();
      await page.getByRole('button', { name: avatar.change }).click();
      await expectAccessible(page);
      await page.getByRole('menuitem', { name: avatar.remove }).click();
      await expectToast(page, avatar.removed);
      await expect(picture).toHaveCount(0);
    },
  );

  test(
    `a username can be reserved, taken or one's own (${language})`,
    beforeRelease(atSizeOf[language]),
    async ({ customerPage: page, request, quietConsole }) => {
      quietConsole.allow(/status of 409/);
      const { profile } = t.settings;
      const asha = await newPerson(request, 'Asha Rao');
      await setLanguage(page, language);
      await visit(page, '/settings?section=profile');
      const field = page.getByLabel(profile.username);
      const save = page.getByRole('button', { name: profile.save });
      await field.fill('adm1n');
      await save.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(profile.usernameReserved));
      await field.fill('a b');
      await save.click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await field.fill(asha.username);
      await save.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(profile.usernameTaken));
      await expect(field).toBeFocused();
      await expectAccessible(page);
      const own = `meera.${crypto.randomUUID().slice(0, 8)}`;
      await field.fill(own.toUpperCase());
      await save.click();
      await expectToast(page, said('Profile Updated', profile.saved));
      await expect(field).toHaveValue(own);
      await visit(page, `/profile/${own}`);
      await expect(page.getByRole('link', { name: t.profile.head.edit })).toBeVisible();
    },
  );
}

const t = texts('en');

test(
  'an error message stays when the profile changes elsewhere',
  beforeRelease(onPhone),
  async ({ customerPage: page }) => {
    const { profile } = t.settings;
    await page.clock.install();
    await visit(page, '/settings?section=profile');
    const field = page.getByLabel(profile.username);
    await field.fill('adm1n');
    await page.getByRole('button', { name: profile.save }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(profile.usernameReserved));
    await page.route('**/api/profiles/me', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), bio: 'Written on another device' } });
    });
    await page.clock.fastForward('01:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page.getByLabel(profile.bio)).toHaveValue('Written on another device');
    await expect(field).toHaveValue('adm1n');
    await expect(field).toHaveAccessibleDescription(new RegExp(profile.usernameReserved));
  },
);

test(
  'a picture that cannot be sent or removed shows a message',
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/status of 500/);
    await visit(page, '/profile');
    const choice = { name: 'me.png', mimeType: 'image/png', buffer: pixel };
    await page.route('**/api/profiles/me/avatar', (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    await choose(page, t.profile.avatar.choose, choice);
    await expectToast(page, 'Failed to upload profile picture.');
    await page.unroute('**/api/profiles/me/avatar');
    await choose(page, t.profile.avatar.choose, choice);
    await expectToast(page, t.profile.avatar.changed);
    await page.route('**/api/profiles/me/avatar', (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    await page.getByRole('button', { name: t.profile.avatar.change }).click();
    await page.getByRole('menuitem', { name: t.profile.avatar.remove }).click();
    await expectToast(page, 'Failed to remove profile picture.');
  },
);

test(
  'privacy is saved at once, and is reset when the server refuses',
  beforeRelease(onPhone),
  async ({ customerPage: page, customer, quietConsole }) => {
    quietConsole.allow(/status of 500/);
    const me = await asPerson(page.request, customer);
    await visit(page, '/settings?section=privacy');
    const isPublic = page.getByRole('switch', { name: t.settings.privacy.isPublic });
    const comments = page.getByRole('switch', { name: t.settings.privacy.allowComments });
    await expect(isPublic).toBeChecked();
    const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('isPublic') ?? false);
    await isPublic.press('Space');
    await expect(isPublic).not.toBeChecked();
    expect(await (await saved).json()).toMatchObject({ username: me.username, isPublic: false });
    await revisit(page);
    await expect(isPublic).not.toBeChecked();
    await page.route('**/api/profiles/me', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: { message: 'no' } }) : route.continue(),
    );
    await comments.press('Space');
    await expectToast(page, 'Failed to update profile. Please try again.');
    await expect(comments).toBeChecked();
  },
);
