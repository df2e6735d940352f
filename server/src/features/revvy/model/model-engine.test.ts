import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeModel, secretKey, startFakeModel } from '../../../../test/fakes/fake-model.ts';
import { reportedTokens } from '../../../../test/fakes/fake-model-protocols.ts';
import { ask, createFakeTools, price } from '../../../../test/model-asking.ts';
import { toolInputs } from './model-tools.ts';

const tokensOfTurn = reportedTokens.input + reportedTokens.output;

function inPlace({ phrases }: Pick<Awaited<ReturnType<typeof ask>>, 'phrases'>): string {
  return `${phrases.modelFailed}\n\nfrom the notes`;
}

describe.each(['openai', 'openai-compatible', 'anthropic', 'google'] as const)('%s', (provider) => {
  let model: FakeModel;

  beforeAll(async () => {
    model = await startFakeModel(provider);
  });
  afterAll(() => model.stop());
  beforeEach(() => {
    model.requests.length = 0;
    model.brokenOff = 0;
  });

  test('an answer arrives in pieces, and its tokens are counted', async () => {
    model.script({ say: ['Worn ', 'pads. ', 'Have them checked.'] });
    const answer = await ask(model, { asking: { history: [{ role: 'user', content: 'before' }] } });
    expect(answer.text).toBe('Worn pads. Have them checked.');
    expect(answer.parts.filter(({ type }) => type === 'text').length).toBeGreaterThan(1);
    expect(answer).toMatchObject({ error: null, used: tokensOfTurn });
    expect(model.requests[0]).toContain('my brakes squeal');
    expect(model.requests[0]).toContain('Worn pads squeal first.');
  });

  test('a tool is used, its card is shown, and its price may be said', async () => {
    model.script(
      { say: ['Let me look.'], calls: [{ name: 'priceRange', input: { search: 'Oil Change' } }] },
      { say: ['Garages ask ₹900 to ', '₹1,500, not ₹450.'] },
    );
    const { tools, calls } = createFakeTools({ priceRange: price });
    const answer = await ask(model, { tools });
    expect(calls).toEqual([{ name: 'priceRange', wanted: { search: 'Oil Change' } }]);
    expect(answer.text).toBe(`Let me look.\n\nGarages ask ₹900 to ₹1,500, not ₹….\n\n${answer.phrases.priceNone}`);
    expect(answer.cards).toEqual([price, { kind: 'sources', titles: [answer.phrases.sourceCatalogue] }]);
    expect(answer.used).toBe(2 * tokensOfTurn);
    expect(model.requests[1]).toContain('1500');
  });

  test('a note that the answer cites becomes its source, and the citation mark is removed', async () => {
    model.script({ say: ['Worn pads [N', '1].'] });
    const answer = await ask(model);
    expect(answer.text).toBe('Worn pads.');
    expect(answer.cards).toEqual([
      { kind: 'sources', titles: [`${answer.phrases.sourceNotes}: Brakes squeal`, 'Rule 96'] },
    ]);
  });

  test.each([429, 503])('status %i is retried once', async (status) => {
    model.script({ status }, { say: ['Here.'] });
    expect(await ask(model)).toMatchObject({ text: 'Here.', error: null, used: tokensOfTurn });
    model.script({ status }, { status });
    const answer = await ask(model);
    expect(answer).toMatchObject({ text: inPlace(answer), error: null, used: 0 });
    expect(model.requests).toHaveLength(4);
  });

  test.each([400, 401])('status %i is not retried, and the key appears in no answer and no log', async (status) => {
    model.script({ status });
    const answer = await ask(model);
    expect(answer).toMatchObject({ text: inPlace(answer), error: null, used: 0 });
    expect(answer.logs).toContain(`status ${status}`);
    expect(answer.logs + answer.text).not.toContain(secretKey);
    expect(answer.logs).not.toContain('squeal');
    expect(model.requests).toHaveLength(1);
  });

  test.each(['cut', 'close', 'malformed'] as const)(
    'text written before the stream ended by %s is kept, and the notes answer after it',
    async (end) => {
      model.script({ say: ['Worn pads. ', 'And '], end });
      const answer = await ask(model);
      expect(answer.text).toContain('Worn pads.');
      expect(answer.text).toContain(`\n\n${inPlace(answer)}`);
      expect(answer.error).toBe(null);
      expect(answer.used).toBeGreaterThan(0);
      expect(model.requests).toHaveLength(1);
    },
  );

  test('the notes answer in place of a model that does not begin in time', async () => {
    model.script({ end: 'hang' });
    const answer = await ask(model, { settings: { firstTokenMs: 80 } });
    expect(answer).toMatchObject({ text: inPlace(answer), error: null });
    expect(answer.logs).toContain('slow');
    await expect.poll(() => model.brokenOff).toBe(1);
  });

  test('the notes finish an answer that exceeds its total time', async () => {
    model.script({ say: ['Worn pads. '], end: 'hang' });
    const answer = await ask(model, { settings: { firstTokenMs: 700, totalMs: 700 } });
    expect(answer).toMatchObject({ text: `Worn pads.\n\n${inPlace(answer)}`, error: null });
    expect(answer.used).toBeGreaterThan(20);
  });

  test('stopping ends the request at the provider, and the tokens so far are counted', async () => {
    model.script({ say: ['Worn pads. '], end: 'hang' });
    const stopping = new AbortController();
    const answer = await ask(model, { signal: stopping.signal, onPart: () => stopping.abort() });
    expect(answer).toMatchObject({ text: 'Worn pads.', error: null });
    expect(answer.used).toBeGreaterThan(20);
    await expect.poll(() => model.brokenOff).toBe(1);
  });

  test('a question that the provider refuses is declined politely', async () => {
    model.script({ end: 'refused' });
    const answer = await ask(model);
    expect(answer).toMatchObject({ text: answer.phrases.harmful, error: null });
  });

  test('tokens are estimated when the provider reports none', async () => {
    model.script({ say: ['Worn pads.'], hasNoUsage: true });
    expect((await ask(model)).used).toBeGreaterThan(300);
  });

  test('a model cannot choose whose data a tool reads', async () => {
    const input = { search: 'Oil Change', userId: 'somebody' };
    model.script(
      {
        calls: [
          { name: 'ownBookings', input },
          { name: 'priceRange', input },
        ],
      },
      { say: ['No.'] },
    );
    const { tools, calls } = createFakeTools({ priceRange: price });
    expect(await ask(model, { tools })).toMatchObject({ text: 'No.', error: null, cards: [] });
    expect(calls).toEqual([]);
  });

  test('pictures are sent only to a model that can see', async () => {
    const pictures = [{ read: async () => Buffer.from('RIFF----WEBPVP8 picture') }];
    model.script({ say: ['A pad.'] }, { say: ['Tell me.'] });
    await ask(model, { asking: { text: '', pictures } });
    await ask(model, { asking: { text: '', pictures }, settings: { seesPictures: false } });
    const bytes = (await pictures[0]?.read())?.toString('base64') ?? '';
    expect(model.requests[0]).toContain(bytes);
    expect(model.requests[1]).not.toContain(bytes);
    expect(model.requests[1]).toContain('You cannot see them');
  });

  test('the model is asked at most five times for one answer', async () => {
    const turn = { calls: [{ name: 'priceRange', input: { search: 'Oil Change' } }] };
    model.script(turn, turn, turn, turn, { say: ['Enough.'] });
    const { tools } = createFakeTools({ priceRange: price });
    const answer = await ask(model, { tools });
    expect(answer.text).toBe('Enough.');
    expect(answer.cards.filter(({ kind }) => kind === 'price')).toHaveLength(1);
    expect(model.requests).toHaveLength(5);
  });

  test('the notes answer in place of an empty answer', async () => {
    model.script({ say: [] });
    const answer = await ask(model);
    expect(answer).toMatchObject({ text: inPlace(answer), error: null });
  });

  test.each(['Good. I have booked it for you.', 'Good. Please send me the OTP.'])(
    'the notes answer in place of a forbidden sentence: %s',
    async (said) => {
      model.script({ say: [said] });
      const answer = await ask(model);
      expect(answer).toMatchObject({ text: inPlace(answer), error: null });
    },
  );
});

describe('any provider', () => {
  let model: FakeModel;

  beforeAll(async () => {
    model = await startFakeModel('openai-compatible');
  });
  afterAll(() => model.stop());
  beforeEach(() => {
    model.requests.length = 0;
    model.flags = null;
  });

  test('over the budget the answer comes from the notes, and no provider is asked', async () => {
    const answer = await ask(model, { remaining: 0 });
    expect(answer.text).toBe(`${answer.phrases.budget}\n\nfrom the notes`);
    expect(answer).toMatchObject({ used: 0, error: null });
    expect(model.requests).toEqual([]);
  });

  test('a question that the moderation flags is not answered', async () => {
    model.flags = /squeal/;
    const settings = { moderationModel: 'guard' };
    const answer = await ask(model, { settings });
    expect(answer.text).toBe(answer.phrases.harmful);
    expect(model.requests).toEqual([]);
    model.flags = null;
    expect((await ask(model, { settings })).text).toBe('Hello from the model.');
  });

  test('only the notes answer while the moderation cannot be asked', async () => {
    const answer = await ask(model, { settings: { moderationModel: 'guard', apiKey: 'wrong' } });
    expect(answer).toMatchObject({ text: inPlace(answer), error: null });
    expect(model.requests).toEqual([]);
  });

  test('the notes answer in place of an unreachable provider', async () => {
    const answer = await ask(model, { settings: { baseUrl: 'http://127.0.0.1:1' } });
    expect(answer).toMatchObject({ text: inPlace(answer), error: null, used: 0 });
  });

  test('a provider that asks for a long pause is not retried', async () => {
    model.script({ status: 429, headers: { 'retry-after': '60' } });
    const answer = await ask(model);
    expect(answer.text).toBe(inPlace(answer));
    expect(model.requests).toHaveLength(1);
  });

  test('a redirect is not followed', async () => {
    const other = await startFakeModel('openai-compatible');
    const away = { status: 307, headers: { location: `${other.settings.baseUrl}/chat/completions` } };
    model.script(away, away);
    const answer = await ask(model);
    expect(answer.text).toBe(inPlace(answer));
    expect(other.requests).toEqual([]);
    await other.stop();
  });

  test("a request that the provider's content filter rejects counts as a refusal", async () => {
    model.script({ status: 400, body: '{"error":{"message":"filtered","type":"x","code":"content_filter"}}' });
    const answer = await ask(model);
    expect(answer).toMatchObject({ text: answer.phrases.harmful, error: null });
  });

  test('no tool has an input that names a person', () => {
    for (const schema of Object.values(toolInputs)) {
      expect(Object.keys(schema.shape).join(' ')).not.toMatch(/user|account|customer|owner|phone|mail/i);
      expect(schema.safeParse({ search: 'Oil', userId: 'x' }).success).toBe(false);
    }
  });

  test('an empty tool input counts as absent, and an impossible one is refused', async () => {
    const { draftBooking } = toolInputs;
    const wanted = { search: 'Oil', city: ' ', garageId: '', date: '' };
    expect(draftBooking.parse(wanted)).toEqual({ search: 'Oil' });
    expect(draftBooking.safeParse({ search: 'Oil', garageId: 'the best' }).success).toBe(false);
    expect(draftBooking.safeParse({ search: 'Oil', date: '2026-02-30' }).success).toBe(false);
  });

  test('a tool that fails does not tell the provider why', async () => {
    model.script({ calls: [{ name: 'ownBookings', input: {} }] }, { say: ['Later.'] });
    const { tools } = createFakeTools();
    const failing = { ...tools, ownBookings: () => Promise.reject(new Error('relation bookings is broken')) };
    const answer = await ask(model, { tools: failing });
    expect(answer.text).toBe('Later.');
    expect(model.requests[1]).not.toContain('relation');
    expect(answer.logs).toContain('a tool of Revvy failed');
  });
});
