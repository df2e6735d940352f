import { revvyLanguages } from '../../contract/src/revvy/schemas.ts';
import { isLongRun } from '../../scripts/long-run.ts';
import { expect, test } from '../fixtures.ts';
import { fakeMicrophone, say } from '../microphone.ts';
import { spokenIn } from '../revvy-questions.ts';
import { answers, askAndWait, questionBox, questions } from '../revvy-steps.ts';
import { texts } from '../texts.ts';
import { visit } from '../visit.ts';

const all = texts('en');
const t = all.revvy;

for (const language of isLongRun ? revvyLanguages : (['ta'] as const)) {
  test(`without a model, in ${language}: a symptom, a price, a booking, 'book it', and a spoken danger`, async ({
    customerPage: page,
    context,
    baseURL,
  }) => {
    const spoken = spokenIn(language);
    const place = encodeURIComponent(JSON.stringify({ name: 'Pune', city: 'Pune' }));
    await context.addCookies([{ name: 'place', value: place, url: baseURL ?? '' }]);
    await fakeMicrophone(page);
    await visit(page, '/revvy');

    const symptom = await askAndWait(page, all, spoken.symptom);
    await expect(symptom.getByRole('listitem').first()).toBeVisible();
    await expect(await askAndWait(page, all, spoken.price)).toContainText(/₹\d/);
    await expect(await askAndWait(page, all, spoken.booking)).toContainText(spoken.noBooking);
    const booked = await askAndWait(page, all, spoken.book);
    await expect(booked.getByRole('link', { name: t.card.review })).toBeVisible();

    await page.getByRole('button', { name: t.voice.start }).click();
    await say(page, spoken.danger, true);
    await expect(questionBox(page, all)).toHaveValue(spoken.danger);
    await questionBox(page, all).press('Enter');
    // Only messages near the viewport are in the page; the first answers have been removed.
    await expect(questions(page, all).last()).toContainText(spoken.danger);
    const danger = answers(page, all).last().getByRole('alert');
    await expect(danger).toContainText(spoken.doNotDrive);
    await expect(danger.locator('[lang]')).toHaveAttribute('lang', language);
  });
}
