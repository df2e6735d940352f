import { beforeRelease, expect, expectToast, test } from '../fixtures.ts';
import { fakeMicrophone, say } from '../microphone.ts';
import { questionBox } from '../revvy-steps.ts';
import { texts } from '../texts.ts';
import { visit } from '../visit.ts';

const all = texts('en');
const t = all.revvy;

test('speech is added to the box phrase by phrase until the microphone is stopped', async ({ customerPage: page }) => {
  await fakeMicrophone(page);
  await visit(page, '/revvy');
  await questionBox(page, all).fill('Hello,');
  await page.getByRole('button', { name: t.voice.start }).click();
  await expect(page.locator('html')).toHaveAttribute('data-voice', 'en-IN true true');
  await say(page, 'my brakes', false);
  await expect(page.getByText('my brakes…')).toBeVisible();
  await say(page, 'my brakes squeal', true);
  await expect(questionBox(page, all)).toHaveValue('Hello, my brakes squeal');
  await page.evaluate(() => (window as unknown as { silence: () => void }).silence());
  await expect(page.locator('html')).toHaveAttribute('data-voice-starts', '2');
  await say(page, 'when I stop', true);
  await expect(questionBox(page, all)).toHaveValue('Hello, my brakes squeal when I stop');
  await say(page, 'downhill', false);
  await page.evaluate(() => (window as unknown as { silence: () => void }).silence());
  await expect(questionBox(page, all)).toHaveValue('Hello, my brakes squeal when I stop downhill');
  await say(page, 'in the rain', false);
  await page.getByRole('button', { name: t.voice.stop }).click();
  await expect(questionBox(page, all)).toHaveValue('Hello, my brakes squeal when I stop downhill in the rain');
  await expect(page.locator('html')).toHaveAttribute('data-voice', 'stopped');
});

test(
  'speech is recognised in the language of the interface',
  beforeRelease(),
  async ({ customerPage: page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
    await fakeMicrophone(page);
    await visit(page, '/revvy');
    await page.getByRole('button', { name: texts('hi').revvy.voice.start }).click();
    await expect(page.locator('html')).toHaveAttribute('data-voice', 'hi-IN true true');
  },
);

test('a browser without speech recognition shows a message', beforeRelease(), async ({ customerPage: page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await visit(page, '/revvy');
  await page.getByRole('button', { name: t.voice.start }).click();
  await expectToast(page, 'Speech recognition not supported');
});

test(
  'an answer is read aloud in its language, without Markdown, until it is stopped',
  beforeRelease(),
  async ({ customerPage: page }) => {
    await page.addInitScript(() => {
      const spoken: { text: string; lang: string }[] = [];
      class Utterance {
        text: string;
        lang = '';
        constructor(text: string) {
          this.text = text;
        }
      }
      const speechSynthesis = {
        speak: ({ text, lang }: Utterance) => spoken.push({ text, lang }),
        cancel: () => undefined,
        getVoices: () => [{ lang: 'en-IN' }],
      };
      Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis });
      Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken });
    });
    await visit(page, '/revvy');
    await questionBox(page, all).fill('How long is a PUC certificate valid?');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: t.message.read }).click();
    const read = () => page.evaluate(() => (window as unknown as { spoken: { text: string; lang: string }[] }).spoken);
    await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
    const spoken = await read();
    expect(spoken.every(({ text, lang }) => lang === 'en-IN' && !text.includes('**'))).toBe(true);
    await page.getByRole('button', { name: t.message.stopReading }).click();
    await page.getByRole('button', { name: t.message.read }).click();
    await expect(page.getByRole('button', { name: t.message.stopReading })).toBeVisible();
    await page.getByRole('button', { name: t.message.retry }).click();
    // The answer that was being read is not shown any more.
    await expect(page.getByRole('button', { name: t.message.read })).toBeVisible();
  },
);

test('a browser without a voice to read aloud shows a message', beforeRelease(), async ({ customerPage: page }) => {
  await page.addInitScript(() => {
    window.speechSynthesis.getVoices = () => [];
  });
  await visit(page, '/revvy');
  await questionBox(page, all).fill('How long is a PUC certificate valid?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t.message.read }).click();
  await expectToast(page, t.message.noVoice);
  await expect(page.getByRole('button', { name: t.message.read })).toBeVisible();
});
