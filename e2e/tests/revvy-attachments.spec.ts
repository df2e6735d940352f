import type { Page } from '@playwright/test';
import { photo } from '../community-steps.ts';
import { beforeRelease, expect, expectToast, onPhone, test } from '../fixtures.ts';
import { answers, questionBox, questions } from '../revvy-steps.ts';
import { fill, texts } from '../texts.ts';
import { revisit, visit } from '../visit.ts';

const all = texts('en');
const t = all.revvy;

function sendButton(page: Page) {
  return page.getByRole('button', { name: t.composer.send, exact: true });
}

function previews(page: Page) {
  return page.getByRole('list', { name: t.attachment.list }).getByRole('img');
}

test('several pictures are sent with a question, and one can be removed before', async ({ customerPage: page }) => {
  await visit(page, '/revvy');
  await page.getByLabel(t.attachment.gallery).setInputFiles([photo, photo, photo]);
  await expect(previews(page)).toHaveCount(3);
  await page.getByRole('button', { name: fill(t.attachment.remove, { name: 'Picture 2' }) }).click();
  await expect(previews(page)).toHaveCount(2);
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  await expect(questions(page, all).getByRole('img')).toHaveCount(2);
  await expect(previews(page)).toHaveCount(0);
  await expect(answers(page, all).last()).toContainText(/picture/i);
  await expect(page).toHaveURL(/conversation=/);
  await revisit(page);
  const shown = questions(page, all).getByRole('img').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test(
  'a question can be a picture alone, and its title says so',
  beforeRelease(onPhone),
  async ({ customerPage: page }) => {
    await page.addInitScript(() => {
      const revoke = URL.revokeObjectURL;
      URL.revokeObjectURL = (url) => {
        const { dataset } = document.documentElement;
        dataset.revoked = String(Number(dataset.revoked ?? 0) + 1);
        revoke.call(URL, url);
      };
    });
    await visit(page, '/revvy');
    await page.getByLabel(t.attachment.gallery).setInputFiles(photo);
    await expect(sendButton(page)).toBeEnabled();
    await questionBox(page, all).press('Enter');
    await expect(questions(page, all).getByRole('img')).toHaveCount(1);
    await expect(page.getByRole('main').getByText('Image query')).toBeVisible();
    // The page has released its own copy of the picture.
    await expect(page.locator('html')).toHaveAttribute('data-revoked', '1');
  },
);

test(
  'a few pictures are taken from a video, and the video stays on the device',
  beforeRelease(onPhone),
  async ({ customerPage: page }) => {
    await visit(page, '/revvy');
    const kinds: string[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/files')) return;
      kinds.push(
        request
          .postDataBuffer()
          ?.toString('latin1')
          .match(/Content-Type: (\S+)/)?.[1] ?? '',
      );
    });
    await chooseVideo(page, 3);
    await expect(previews(page)).toHaveCount(4);
    await expect(sendButton(page)).toBeEnabled();
    expect(kinds).toEqual(['image/jpeg', 'image/jpeg', 'image/jpeg', 'image/jpeg']);
    await sendButton(page).click();
    await expect(
      questions(page, all).getByRole('img', { name: fill(t.attachment.frameNumber, { number: 4 }) }),
    ).toBeVisible();
  },
);

async function chooseVideo(page: Page, seconds: number): Promise<void> {
  await page.getByLabel(t.attachment.video).evaluate(async (input: HTMLInputElement, length) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
    const brush = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    const startedAt = performance.now();
    while (performance.now() - startedAt < length * 1000) {
      if (brush) brush.fillStyle = `hsl(${(performance.now() / 10) % 360} 80% 50%)`;
      brush?.fillRect(0, 0, 320, 240);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await ended;
    const files = new DataTransfer();
    files.items.add(new File(parts, 'noise.webm', { type: 'video/webm' }));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, seconds);
}

test(
  'a file that is not a picture is shown with its name and refused with a message',
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/status of 4/);
    await visit(page, '/revvy');
    const name = 'a-very-long-name-of-a-service-history.jpg';
    const file = { name, mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') };
    await page.getByLabel(t.attachment.gallery).setInputFiles(file);
    await expect(page.getByRole('alert')).toBeVisible();
    const tile = previews(page);
    await expect(tile).toContainText(name);
    await expect(tile.locator('img')).toHaveCount(0);
    await expect(tile).toHaveCSS('width', '80px');
  },
);

test('a tap on a sent picture enlarges it', beforeRelease(), async ({ customerPage: page }) => {
  await visit(page, '/revvy');
  await page.getByLabel(t.attachment.gallery).setInputFiles(photo);
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  await questions(page, all).getByRole('button', { name: t.attachment.open }).click();
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toBeVisible();
  await expect.poll(async () => (await large.boundingBox())?.width).toBeGreaterThan(200);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
});

test('an enlarged picture stays open when Revvy begins to answer', beforeRelease(), async ({ customerPage: page }) => {
  const arrives = Promise.withResolvers<void>();
  await page.route('**/api/revvy/conversations/*/messages', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await visit(page, '/revvy');
  await page.getByLabel(t.attachment.gallery).setInputFiles(photo);
  await expect(sendButton(page)).toBeEnabled();
  await sendButton(page).click();
  await questions(page, all).getByRole('button', { name: t.attachment.open }).click();
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toBeVisible();
  arrives.resolve();
  // Elements behind the dialog have no role.
  await expect(page.locator('article').last()).toHaveAttribute('aria-busy', 'false');
  await expect(large).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(page).toHaveURL(/conversation=/);
});

test(
  'a file that is not a video is refused with a message',
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/media|video/i);
    await visit(page, '/revvy');
    const file = { name: 'noise.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no video at all') };
    await page.getByLabel(t.attachment.video).setInputFiles(file);
    await expectToast(page, t.attachment.videoFailed);
  },
);

test('at most eight pictures are sent with one question', beforeRelease(onPhone), async ({ customerPage: page }) => {
  await visit(page, '/revvy');
  await page.getByLabel(t.attachment.gallery).setInputFiles(Array.from({ length: 9 }, () => photo));
  await expectToast(page, fill(t.attachment.tooMany, { count: 8 }));
  await expect(previews(page)).toHaveCount(8);
  await expect(page.getByRole('button', { name: t.attachment.add })).toBeDisabled();
});

test(
  'a picture whose upload failed is sent again with one tap',
  beforeRelease(onPhone),
  async ({ customerPage: page, quietConsole }) => {
    quietConsole.allow(/ERR_FAILED/);
    await page.route('**/api/files', (route) => route.abort());
    await visit(page, '/revvy');
    await page.getByLabel(t.attachment.gallery).setInputFiles(photo);
    await expect(page.getByRole('alert')).toHaveText(t.attachmentError.failed);
    await expect(sendButton(page)).toBeDisabled();
    await page.unroute('**/api/files');
    await page.getByRole('button', { name: fill(t.attachment.retry, { name: 'Picture 1' }) }).click();
    await expect(sendButton(page)).toBeEnabled();
  },
);

test('chosen pictures survive a reload', beforeRelease(onPhone), async ({ customerPage: page }) => {
  await visit(page, '/revvy');
  await page.getByLabel(t.attachment.gallery).setInputFiles(photo);
  await expect(sendButton(page)).toBeEnabled();
  await revisit(page);
  await expect(previews(page)).toHaveCount(1);
  await sendButton(page).click();
  await expect(questions(page, all).getByRole('img')).toHaveCount(1);
});

test('the menu offers pictures, the camera and a video', beforeRelease(), async ({ customerPage: page }) => {
  await visit(page, '/revvy');
  await page.getByRole('button', { name: t.attachment.add }).click();
  await expect(page.getByRole('menuitem')).toHaveText([t.attachment.gallery, t.attachment.camera, t.attachment.video]);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: t.attachment.gallery }).click();
  expect((await chooser).isMultiple()).toBe(true);
});
