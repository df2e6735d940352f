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

  it('are those of Razorpay, in order, signed and each with its own id', async () => {
    const link = await pay();
    const events = await node.receive(3);
    expect(events.map(({ name }) => name)).toEqual(['payment.authorized', 'payment.captured', 'payment_link.paid']);
    expect(events.every((event) => event.isSigned)).toBe(true);
    expect(new Set(events.map(({ id }) => id)).size).toBe(3);
    const [capture] = (await node.gateway.fetchLink(link.id)).captures;
    const captured = { kind: 'captured', reference: link.reference, linkId: link.id, ...capture };
    expect(events.slice(1).map(({ event }) => event)).toEqual([captured, captured]);
  });

  it('can be sent twice under the same id', async () => {
    await pay({ duplicate: 'on' });
    const events = await node.receive(6);
    expect(new Set(events.map(({ id }) => id)).size).toBe(3);
  });

  it('can be sent in reverse order, with a failed attempt last', async () => {
    const link = await pay({ reversed: 'on' });
    const names = (await node.receive(4)).map(({ name }) => name);
    expect(names).toEqual(['payment_link.paid', 'payment.captured', 'payment.authorized', 'payment.failed']);
    expect((await node.gateway.fetchLink(link.id)).captures).toHaveLength(1);
  });

  it('can be sent with a wrong signature before the right one', async () => {
    await pay({ badSignature: 'on' });
    expect((await node.receive(6)).map((event) => event.isSigned)).toEqual([false, true, false, true, false, true]);
  });

  it('can be delayed', async () => {
    await pay({ delay: '1' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(node.received).toHaveLength(0);
    await node.receive(3);
  });

  it('can be suppressed', async () => {
    const link = await pay({ silent: 'on' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(node.received).toHaveLength(0);
    expect(await node.gateway.fetchLink(link.id)).toMatchObject({ state: 'paid' });
  });

  it('are retried a few times when not accepted, and then dropped', async () => {
    node.answers.push(500, 503);
    await pay();
    const names = (await node.receive(5)).map(({ name }) => name);
    expect(names.filter((name) => name === 'payment.authorized')).toHaveLength(3);
    node.received.length = 0;
    node.answers.push(...Array<number>(9).fill(500));
    await pay();
    await node.receive(9);
  });

  it('that are not sent yet do not delay the stop of a node', async () => {
    await pay({ delay: '120' });
    // The test would time out if the restart waited for them.
    await node.restart();
    expect(node.received).toHaveLength(0);
  });
});
