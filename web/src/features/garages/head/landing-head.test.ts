import { categories } from '@pahiya/contract/garages/schemas';
import { expect, test } from 'vitest';
import { createI18n } from '../../../i18n/create-i18n.ts';
import { languages } from '../../../i18n/languages.ts';
import { landingHead } from './landing-head.ts';

const origin = 'https://pahiya.example';

function contentOf(head: ReturnType<typeof landingHead>, name: string): string | undefined {
  for (const tag of head.meta) {
    if ('name' in tag && tag.name === name) return tag.content;
    if ('property' in tag && tag.property === name) return tag.content;
  }
  return undefined;
}

function titleOf(head: ReturnType<typeof landingHead>): string {
  return head.meta.map((tag) => ('title' in tag ? tag.title : '')).join('');
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Length in graphemes, as search results show it. */
function lettersOf(text: string): number {
  return [...graphemes.segment(text)].length;
}

test.each(languages.map(({ code }) => code))('each page has its own title and description in %s', async (code) => {
  const context = { i18n: await createI18n(code), origin };
  const heads = categories.flatMap((category) => [
    landingHead(context, { category }),
    landingHead(context, { category, city: 'Pune' }),
    landingHead(context, { category, city: 'Surat' }),
  ]);
  for (const values of [heads.map(titleOf), heads.map((head) => contentOf(head, 'description'))]) {
    expect(new Set(values).size).toBe(heads.length);
    for (const value of values) expect(value).not.toMatch(/\{\{|undefined|landing:/);
  }
  for (const head of heads) {
    expect(lettersOf(titleOf(head))).toBeLessThanOrEqual(65);
    expect(lettersOf(contentOf(head, 'description') ?? '')).toBeLessThanOrEqual(170);
  }
});

test("a city's page names the city in the current language", async () => {
  const context = { i18n: await createI18n('hi'), origin };
  const head = landingHead(context, { category: 'bike-service', city: 'Pune' });
  expect(titleOf(head)).toContain('पुणे');
  expect(contentOf(head, 'keywords')).toContain('पुणे');
});

test('the sharing picture is that of the category', async () => {
  const head = landingHead({ i18n: await createI18n('en'), origin }, { category: 'doorstep-service' });
  expect(contentOf(head, 'og:image')).toBe(`${origin}/brand/doorstep-service.png`);
  expect(contentOf(head, 'og:title')).toBe(titleOf(head));
});
