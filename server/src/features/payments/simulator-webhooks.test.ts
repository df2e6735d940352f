import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { type SimulatorNode, startSimulatorNode } from '../../../test/simulator-node.ts';

let database: TestDatabase;
let node: SimulatorNode;

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(async () => {
  node = await startSimulatorNode(database);
});

afterEach(() => node.stop());

afterAll(() => database.drop());

describe('the webhooks of a payment', () => {
  async function pay(fields: Record<string, string> = {}) {
    const link = await node.createLink();
    await node.submit(link, fields);
    return link;
  }

  it('tell what Razorpay tells, in its order, each under an id of its own and signed', async () => {
    const link = await pay();
    const events = await node.told(3);
    expect(events.map(({ name }) => name)).toEqual(['payment.authorized', 'payment.captured', 'payment_link.paid']);
    expect(events.every((event) => event.isSigned)).toBe(true);
    expect(new Set(events.map(({ id }) => id)).size).toBe(3);
    const [capture] = (await node.gateway.fetchLink(link.id)).captures;
    const captured = { kind: 'captured', reference: link.reference, linkId: link.id, ...capture };
    expect(events.slice(1).map(({ event }) => event)).toEqual([captured, captured]);
  });

  it('come twice under the same id', async () => {
    await pay({ duplicate: 'on' });
    const events = await node.told(6);
    expect(new Set(events.map(({ id }) => id)).size).toBe(3);
  });

  it('come in the wrong order, a failed try last', async () => {
    const link = await pay({ reversed: 'on' });
    const names = (await node.told(4)).map(({ name }) => name);
    expect(names).toEqual(['payment_link.paid', 'payment.captured', 'payment.authorized', 'payment.failed']);
    expect((await node.gateway.fetchLink(link.id)).captures).toHaveLength(1);
  });

  it('come with a wrong signature before the right one', async () => {
    await pay({ badSignature: 'on' });
    expect((await node.told(6)).map((event) => event.isSigned)).toEqual([false, true, false, true, false, true]);
  });

  it('come late', async () => {
    await pay({ delay: '1' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(node.received).toHaveLength(0);
    await node.told(3);
  });

  it('never come', async () => {
    const link = await pay({ silent: 'on' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(node.received).toHaveLength(0);
    expect(await node.gateway.fetchLink(link.id)).toMatchObject({ state: 'paid' });
  });

  it('are tried again a few times when they are not accepted, and then given up', async () => {
    node.answers.push(500, 503);
    await pay();
    const names = (await node.told(5)).map(({ name }) => name);
    expect(names.filter((name) => name === 'payment.authorized')).toHaveLength(3);
    node.received.length = 0;
    node.answers.push(...Array<number>(9).fill(500));
    await pay();
    await node.told(9);
  });

  it('that are not sent yet when the node stops hold nothing up', async () => {
    await pay({ delay: '120' });
    const start = performance.now();
    await node.restart();
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(node.received).toHaveLength(0);
  });
});
