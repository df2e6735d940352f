import type { Grievance } from '@pahiya/contract/support/schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createI18n } from '@/i18n/create-i18n.ts';
import { I18nProvider } from '@/i18n/i18n-provider.tsx';
import { type LanguageCode, languages } from '@/i18n/languages.ts';
import { GrievanceFacts } from './grievance-facts.tsx';

const fresh: Grievance = {
  acknowledgeBy: '2026-11-23T04:30:00.000Z',
  acknowledgedAt: null,
  dueAt: '2099-12-21T04:30:00.000Z',
  isOverdue: false,
};
const past = '2026-11-20T04:30:00.000Z';

/** Each fact of the list: its name, its text, and whether it is red. */
async function facts(changed: Partial<Grievance>, language: LanguageCode = 'en') {
  const i18n = await createI18n(language);
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <GrievanceFacts grievance={{ ...fresh, ...changed }} />
    </I18nProvider>,
  );
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd(.*?)<\/dd>/g)].map(([, name, value = '']) => ({
    name,
    text: value
      .replace(/^[^>]*>/, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    isRed: value.includes('text-danger'),
  }));
}

test('a new grievance shows the deadlines for the acknowledgement and the answer', async () => {
  const shown = await facts({});
  expect(shown.map(({ name, isRed }) => [name, isRed])).toEqual([
    ['Acknowledge by', false],
    ['Answer by', false],
  ]);
  expect(shown[0]?.text).toContain('23 Nov');
  expect(shown[0]?.text).toContain('10:00 AM');
  expect(shown[1]?.text).toContain('21 Dec');
});

test('an acknowledged grievance shows when it was acknowledged, which is no longer overdue', async () => {
  const [first] = await facts({ acknowledgedAt: past });
  expect(first).toMatchObject({ name: 'Acknowledged', text: expect.stringContaining('20 Nov'), isRed: false });
});

test.each<[string, Partial<Grievance>, boolean[]]>([
  ['an acknowledgement that did not come', { isOverdue: true, acknowledgeBy: past }, [true, false]],
  ['an answer that did not come', { isOverdue: true, acknowledgedAt: past, dueAt: past }, [false, true]],
  ['neither of both', { isOverdue: true, acknowledgeBy: past, dueAt: past }, [true, true]],
  ['a resolved grievance, however old', { acknowledgedAt: past, dueAt: past }, [false, false]],
])('a grievance is red only where the server says it is overdue: %s', async (_, changed, red) => {
  const shown = await facts(changed);
  expect(shown.map(({ isRed }) => isRed)).toEqual(red);
  expect(shown.map((fact) => fact.text.includes('Overdue'))).toEqual(red);
});

test.each(languages)('each grievance date has its own label in $code', async ({ code }) => {
  const names = [...(await facts({}, code)), ...(await facts({ acknowledgedAt: past }, code))];
  expect(new Set(names.map(({ name }) => name)).size).toBe(3);
  for (const { name } of names) expect(name).not.toContain('grievance.');
});
