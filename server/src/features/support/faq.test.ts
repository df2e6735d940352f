import { languageCodes } from '@pahiya/contract/shared/languages';
import type { FaqEntry } from '@pahiya/contract/support/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { type Customer, createCustomer } from '../../../test/customers.ts';
import { loadFaq, readFaq, writeFaq } from './commands/load-faq.ts';
import { faqEntries } from './tables/faq-tables.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
  await loadFaq(api.services.db);
});

afterAll(() => api.stop());

async function ask(query = '', reader?: Customer): Promise<FaqEntry[]> {
  return (await api.call<FaqEntry[]>('GET', `/support/faq?${query}`, undefined, reader)).body;
}

test('the six main questions come first, and more than twenty follow', async () => {
  const found = await ask();
  expect(found.slice(0, 6).map(({ question }) => question)).toEqual([
    'How do I book a service?',
    'Can I change or cancel my booking?',
    'What payment methods do you accept?',
    'How do I track my booking?',
    'What if I am not satisfied with the service?',
    'How long do refunds take?',
  ]);
  expect(found[2]?.answer).toMatch(/cash, UPI, cards and digital wallets/);
  expect(found[5]?.answer).toMatch(/within 5-7 business days/);
  expect(found.length).toBeGreaterThanOrEqual(26);
});

const scripts: Record<(typeof languageCodes)[number], RegExp> = {
  en: /^[^\u0900-\u0d7f]+$/,
  hi: /\p{Script=Deva}{3}/u,
  mr: /\p{Script=Deva}{3}/u,
  bn: /\p{Script=Beng}{3}/u,
  ta: /\p{Script=Taml}{3}/u,
  te: /\p{Script=Telu}{3}/u,
  gu: /\p{Script=Gujr}{3}/u,
  kn: /\p{Script=Knda}{3}/u,
  ml: /\p{Script=Mlym}{3}/u,
  pa: /\p{Script=Guru}{3}/u,
};

test.each(languageCodes)('each question is available in %s, in its own script', async (code) => {
  const [english, said] = [await ask(), await ask(`language=${code}`)];
  expect(said.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  for (const { question, answer } of said) {
    expect(question).toMatch(scripts[code]);
    expect(answer).toMatch(scripts[code]);
  }
});

test('every language has exactly the questions of the English file', async () => {
  const { en, others } = await readFaq();
  const keys = en.map(({ key }) => key).sort();
  for (const [code, texts] of Object.entries(others)) expect([code, Object.keys(texts).sort()]).toEqual([code, keys]);
});

test('a search covers question and answer, ignores case and treats wildcards literally', async () => {
  const byAnswer = await ask('search=%20DIGITAL%20wallets%20');
  expect(byAnswer.map(({ question }) => question)).toEqual(['What payment methods do you accept?']);
  expect((await ask('search=REFUNDS%20take')).length).toBe(1);
  expect(await ask('search=%25_%25')).toEqual([]);
  const inHindi = await ask(`language=hi&search=${encodeURIComponent('रिफ़ंड')}`);
  expect(inHindi.length).toBeGreaterThan(0);
});

test('the most helpful questions come first, and each account has one rating and sees its own', async () => {
  const [customer, other] = [await createCustomer(api), await createCustomer(api)];
  const all = await ask();
  const last = all.at(-1)?.id ?? '';
  const rate = (who: Customer, id: string, isHelpful: boolean) =>
    api.call('PUT', `/support/faq/${id}/rating`, { isHelpful }, who);
  await Promise.all(Array.from({ length: 5 }, () => rate(customer, last, true)));
  expect((await ask('', customer))[0]).toMatchObject({ id: last, isHelpful: true });
  expect((await ask())[0]).toMatchObject({ id: last, isHelpful: null });
  await rate(customer, last, false);
  expect((await ask('', customer)).at(-1)).toMatchObject({ id: last, isHelpful: false });
  await rate(other, last, true);
  expect((await ask()).at(-1)?.id).toBe(last);
  expect((await rate(customer, crypto.randomUUID(), true)).status).toBe(404);
});

test('stored questions follow the file when entries are added, changed or removed, ratings stay, and nodes may start at once', async () => {
  const { db } = api.services;
  const customer = await createCustomer(api);
  const words = (text: string) => ({ question: `${text}?`, answer: `${text}.` });
  await writeFaq(db, {
    en: [
      { key: 'one', topic: 'booking', ...words('One') },
      { key: 'two', topic: 'booking', ...words('Two') },
    ],
    others: { hi: { one: words('एक') } },
  });
  const [one, two] = await ask();
  expect(await ask('language=hi')).toMatchObject([{ question: 'एक?' }, { question: 'Two?' }]);
  await api.call('PUT', `/support/faq/${two?.id}/rating`, { isHelpful: true }, customer);
  await writeFaq(db, {
    en: [
      { key: 'two', topic: 'payment', ...words('Second') },
      { key: 'one', topic: 'booking', ...words('One') },
    ],
    others: {},
  });
  expect(await ask('language=hi', customer)).toEqual([
    { id: two?.id, topic: 'payment', ...words('Second'), isHelpful: true },
    { id: one?.id, topic: 'booking', ...words('One'), isHelpful: null },
  ]);
  await Promise.all([loadFaq(db), loadFaq(db), loadFaq(db)]);
  const keys = (await db.select({ key: faqEntries.key }).from(faqEntries)).map(({ key }) => key);
  expect(keys).toHaveLength(new Set(keys).size);
  expect(keys).not.toContain('one');
});
