import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeModel, startFakeModel } from '../../../../test/fakes/fake-model.ts';
import { ask, createFakeTools } from '../../../../test/model-asking.ts';
import type { OwnVehicle } from '../tools/revvy-tools.ts';

let model: FakeModel;

const city: OwnVehicle = {
  ...{ type: 'car', make: 'Honda', model: 'City', registration: 'MH12AB1234', fuel: 'petrol', kilometres: 42_000 },
  ...{ pucUntil: '2026-11-23', insuranceUntil: '2026-11-29', serviceDue: null },
};

beforeAll(async () => {
  model = await startFakeModel('openai-compatible');
});

beforeEach(() => {
  model.requests.length = 0;
});

afterAll(() => model.stop());

const asksForVehicles = () =>
  model.script({ calls: [{ name: 'ownVehicles', input: {} }] }, { say: ['Your PUC runs out on 23 November.'] });

test('a model learns the due dates of the own vehicles but not their numbers, and My Garage is one tap away', async () => {
  asksForVehicles();
  const tools = { ...createFakeTools().tools, ownVehicles: async () => [city] };
  const answer = await ask(model, { asking: { text: 'When does my PUC expire?' }, tools });
  expect(model.requests[1]).toContain('2026-11-23');
  expect(model.requests[1]).toContain('City');
  expect(model.requests.join('')).not.toContain('MH12AB1234');
  expect(answer.text).toContain('23 November');
  expect(answer.cards).toContainEqual({ kind: 'vehicles' });
});

test('a customer without vehicles gets no link to them', async () => {
  asksForVehicles();
  const tools = { ...createFakeTools().tools, ownVehicles: async () => [] };
  const answer = await ask(model, { asking: { text: 'When does my PUC expire?' }, tools });
  expect(answer.cards).toEqual([]);
});

test('registration numbers in earlier offline answers are hidden from the model', async () => {
  model.script({ say: ['Yes.'] });
  const history = [
    { role: 'user' as const, content: 'Which vehicles do I have?' },
    {
      role: 'assistant' as const,
      content: '- **Honda City** · MH 12 AB 1234 · 42,000 km\n- **Ather** · 22 BH 1234 AA',
    },
  ];
  await ask(model, { asking: { text: 'Is it old?', history } });
  expect(model.requests[0]).toContain('Honda City');
  expect(model.requests[0]).not.toMatch(/1234/);
});
