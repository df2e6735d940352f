import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { failureOf } from '../../../test/gateway-failure.ts';
import { type SimulatorNode, startSimulatorNode } from '../../../test/simulator-node.ts';
import type { RefundRequest } from './types.ts';

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

describe('the simulated gateway', () => {
  it('creates one link per reference, however often and concurrently it is requested', async () => {
    const request = node.linkRequest();
    const links = await Promise.all(Array.from({ length: 8 }, () => node.gateway.createLink(request)));
    expect(new Set(links.map(({ id }) => id)).size).toBe(1);
    expect(links[0]).toEqual({
      id: expect.stringMatching(/^plink_[A-Za-z0-9]{14}$/),
      url: `${node.origin}/simulated-checkout/${links[0]?.id}`,
      reference: request.reference,
      state: 'open',
      captures: [],
    });
    expect(await node.gateway.findLink(request.reference)).toEqual(links[0]);
    expect(await node.gateway.findLink(uuidv7())).toBeNull();
  });

  it('refuses what Razorpay refuses', async () => {
    const soon = node.linkRequest({ expiresAt: new Date(Date.now() + 14 * 60_000) });
    expect(await failureOf(node.gateway.createLink(soon))).toMatchObject({ isFinal: true });
    const request = node.linkRequest();
    await node.gateway.createLink(request);
    const other = node.gateway.createLink({ ...request, amount: 1 });
    expect(await failureOf(other)).toMatchObject({ isFinal: true });
    expect(await failureOf(node.gateway.fetchLink('plink_00000000000000'))).toMatchObject({ isFinal: true });
    expect(await failureOf(node.gateway.cancelLink('plink_00000000000000'))).toMatchObject({ isFinal: true });
  });

  it('keeps its state across a restart', async () => {
    const request = node.linkRequest();
    const link = await node.gateway.createLink(request);
    await node.submit(link, { silent: 'on' });
    const paid = await node.gateway.fetchLink(link.id);
    await node.restart();
    expect(await node.gateway.findLink(request.reference)).toEqual(paid);
    expect(paid).toMatchObject({ state: 'paid', captures: [{ amount: 129_950 }] });
  });

  it('closes a cancelled link, reports it once, and leaves a paid link paid', async () => {
    const link = await node.createLink();
    await node.gateway.cancelLink(link.id);
    await node.gateway.cancelLink(link.id);
    expect(await node.gateway.fetchLink(link.id)).toMatchObject({ state: 'closed' });
    const [one] = await node.receive(1);
    expect(one?.event).toEqual({ kind: 'closed', reference: link.reference, linkId: link.id });
    const paid = await node.createLink();
    await node.submit(paid, { silent: 'on' });
    await node.gateway.cancelLink(paid.id);
    expect(await node.gateway.fetchLink(paid.id)).toMatchObject({ state: 'paid' });
  });

  it('expires an overdue link and reports it once', async () => {
    const link = await node.createLink();
    const form = await node.formOf(link);
    node.pass(20 * 60 + 1);
    expect(await node.post(link, form)).toMatchObject({
      status: 303,
      to: expect.stringContaining('/simulated-checkout/'),
    });
    const states = await Promise.all([1, 2, 3].map(() => node.gateway.fetchLink(link.id)));
    expect(states.map(({ state }) => state)).toEqual(['closed', 'closed', 'closed']);
    expect((await node.receive(1))[0]).toMatchObject({ name: 'payment_link.expired', event: { kind: 'closed' } });
  });

  it('reports no response if the database does not respond', async () => {
    const gone = await createTestDatabase();
    const cutOff = await startSimulatorNode(gone);
    await gone.drop();
    expect(await failureOf(cutOff.createLink())).toMatchObject({ isFinal: false });
    await cutOff.stop();
  });
});

describe('a simulated refund', () => {
  async function captured(): Promise<RefundRequest> {
    const link = await node.createLink();
    await node.submit(link, { silent: 'on' });
    const { captures } = await node.gateway.fetchLink(link.id);
    return {
      reference: uuidv7(),
      gatewayPaymentId: captures[0]?.gatewayPaymentId ?? '',
      amount: 129_950,
      currency: 'INR',
    };
  }

  it('is made once, completed about a second later and reported once', async () => {
    const request = await captured();
    const refunds = await Promise.all(Array.from({ length: 8 }, () => node.gateway.refund(request)));
    expect(new Set(refunds.map(({ gatewayRefundId }) => gatewayRefundId)).size).toBe(1);
    expect(refunds[0]?.state).toBe('refunding');
    node.pass(1);
    const [one] = await node.receive(1);
    expect(one).toMatchObject({
      name: 'refund.processed',
      isSigned: true,
      event: { kind: 'refund', ...refunds[0], reference: request.reference, state: 'refunded' },
    });
    expect(await node.gateway.findRefund(request)).toEqual({ ...refunds[0], state: 'refunded' });
    expect(await node.gateway.refund(request)).toMatchObject({ state: 'refunded' });
  });

  it('is completed although the requested node has stopped', async () => {
    const request = await captured();
    const { gatewayRefundId } = await node.gateway.refund(request);
    await node.restart();
    expect(await node.gateway.findRefund(request)).toEqual({ gatewayRefundId, state: 'refunding' });
    node.pass(2);
    expect(await node.gateway.findRefund(request)).toEqual({ gatewayRefundId, state: 'refunded' });
  });

  it('never exceeds what was captured', async () => {
    const request = await captured();
    const asked = Array.from({ length: 20 }, () => node.gateway.refund({ ...request, reference: uuidv7() }));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failureOf(node.gateway.refund({ ...request, reference: uuidv7() }))).toMatchObject({
      isFinal: true,
    });
  });

  it('of an unknown payment is refused and not stored', async () => {
    const request = { reference: uuidv7(), gatewayPaymentId: 'pay_00000000000000', amount: 1, currency: 'INR' };
    expect(await failureOf(node.gateway.refund(request))).toMatchObject({ isFinal: true });
    expect(await node.gateway.findRefund(request)).toBeNull();
  });
});
